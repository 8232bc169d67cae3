/** Where things lie on the screen. Whoever draws a place registers its element; whoever lets something fly there asks by name. */
const ELEMENTS = new Map<string, Element>();
const REFS = new Map<string, (element: Element | null) => void>();

/** For `ref`: the same function for the same name, so that drawing again registers nothing anew. */
export function placeRef(name: string): (element: Element | null) => void {
  const known = REFS.get(name);
  if (known !== undefined) return known;
  const register = (element: Element | null): void => {
    if (element !== null) ELEMENTS.set(name, element);
  };
  REFS.set(name, register);
  return register;
}

/** Names the place of an element that is drawn already; null: nothing is there any more. */
export function setPlace(name: string, element: Element | null): void {
  if (element === null) ELEMENTS.delete(name);
  else ELEMENTS.set(name, element);
}

/** Nothing if it is not drawn just now. */
export function placeOf<Kind extends Element = Element>(name: string): Kind | null {
  const element = ELEMENTS.get(name);
  return element?.isConnected === true ? (element as Kind) : null;
}
