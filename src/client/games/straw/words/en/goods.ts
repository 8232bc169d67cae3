/** What the items 1 to 10 are: by name, and one of them. */
export const GOODS: readonly (readonly [name: string, one: string])[] = [
  ['dates', 'dates'],
  ['slippers', 'slippers'],
  ['teapot', 'a teapot'],
  ['lantern', 'a lantern'],
  ['oud', 'an oud'],
  ['drum', 'a drum'],
  ['spices', 'spices'],
  ['oil jar', 'an oil jar'],
  ['treasure chest', 'a treasure chest'],
  ['millstone', 'a millstone'],
];
