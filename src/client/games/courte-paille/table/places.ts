import type { CourteCard } from './shapes.ts';

/** A card of the menu. */
export function menuPlace(menu: readonly CourteCard[], card: CourteCard | null): Element | null {
  const at = card === null ? -1 : menu.indexOf(card);
  return document.querySelectorAll('.mcol > .card')[at] ?? null;
}

/** A day of the week, by its position. */
export function dayPlace(position: number): Element | null {
  return document.querySelectorAll('.week > li')[position - 1]?.querySelector('.card') ?? null;
}

export function discardPlace(): Element | null {
  return document.querySelectorAll('.decks .pilewrap')[1] ?? null;
}

/** The turned-up card of a seat in the order of the round. */
export function turnedPlace(seat: number): Element | null {
  return document.querySelector(`.order > [data-seat="${seat}"] .card`);
}

export function sharkPlace(): Element | null {
  return document.querySelector('.shark');
}
