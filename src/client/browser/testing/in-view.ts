/**
 * What cannot be reached or read at a table as it stands, without scrolling. Runs in the page, so that it must hold all
 * that it needs. In a dialog only the dialog counts: what lies under it can wait.
 */
export function outOfView(): string[] {
  const slack = 1;
  const said = new Set<string>();
  const scope = document.querySelector('dialog[open]') ?? document.body;
  // what is opened may lie over the rest of a table, and so may a tip, which goes with the turn; a tag belongs to its card, a bubble
  // to who speaks; what scrolls goes on under what stands
  const floating =
    '.phr, .netbar, .recap, .pbub, .bubble, .reason, .fx, .puff, .flying, .again, .badge, .suits, .known, .think, .peak, .coach';
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  const isForEars = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
      if (
        at.matches('.sr, .sprite') ||
        getComputedStyle(at).clipPath === 'inset(50%)' ||
        (at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).position === 'absolute')
      )
        return true;
    return false;
  };
  const isShown = (element: Element): boolean =>
    !isForEars(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const scrolls = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow));
  };
  const inScroller = (element: Element): boolean => {
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
      if (scrolls(at) && !at.matches('dialog')) return true;
    return false;
  };
  const isFixed = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    return false;
  };

  for (const button of scope.querySelectorAll('.tray .btn, .actions .btn, .btn.primary')) {
    if (!isShown(button) || (inScroller(button) && !isFixed(button))) continue;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (right - left < 2) continue;
    if (left < -slack || top < -slack || right > innerWidth + slack || bottom > innerHeight + slack)
      said.add(
        `out of view: ${nameOf(button)} ${Math.round(left)},${Math.round(top)}–${Math.round(right)},${Math.round(bottom)}`,
      );
    else {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (
        hit === null ||
        (!button.contains(hit) && hit.closest(floating) === null && button.closest('[inert]') === null)
      )
        said.add(`cannot be hit: ${nameOf(button)} for ${hit === null ? 'nothing' : nameOf(hit)}`);
    }
  }

  for (const row of scope.querySelectorAll('.results .you')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (top < -slack || bottom > innerHeight + slack)
      said.add(`out of view: your row ${Math.round(top)}–${Math.round(bottom)}`);
  }

  const isPainted = (element: Element): boolean => {
    if (element instanceof SVGElement) return !(element instanceof SVGSVGElement);
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) || backgroundImage !== 'none';
  };
  // a link can be touched a finger's width around its box, and paints nothing there
  const isOver = (element: Element, x: number, y: number): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  const coverOf = (element: Element, x: number, y: number): Element | undefined => {
    const over = document.elementsFromPoint(x, y);
    const at = over.indexOf(element);
    return over
      .slice(0, Math.max(at, 0))
      .find(
        (other) =>
          !element.contains(other) &&
          !other.contains(element) &&
          isPainted(other) &&
          isOver(other, x, y) &&
          other.closest(floating) === null &&
          !isFixed(other),
      );
  };
  const everything = new CSSStyleSheet();
  everything.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(everything);
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (element === null || (text.textContent ?? '').trim() === '' || !isShown(element)) continue;
    if (element instanceof SVGElement || element.closest('option, svg, script, style') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    let isCutAway = false;
    let isInBox = false;
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      if (scrolls(box)) {
        isInBox = true;
        const seen = box.getBoundingClientRect();
        // sideways nobody looks for the rest of a sentence
        isCutAway ||= bottom < seen.top || top > seen.bottom || left > seen.right || right < seen.left;
        break;
      }
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      const seen = box.getBoundingClientRect();
      // a name may end in an ellipsis if the whole of it is told, and enough of it is seen to know it by
      if (
        textOverflow === 'ellipsis' &&
        box instanceof HTMLElement &&
        box.title !== '' &&
        seen.width >= Math.min(width, 44)
      )
        break;
      const isCut =
        (['hidden', 'clip'].includes(overflowX) && (left < seen.left - slack || right > seen.right + slack)) ||
        (['hidden', 'clip'].includes(overflowY) && (top < seen.top - 4 || bottom > seen.bottom + 4));
      if (isCut) said.add(`cut by ${nameOf(box).split(' ')[0]}: ${nameOf(element)}`);
      isCutAway ||= isCut;
    }
    if (isCutAway) continue;
    if (!isInBox && (left < -slack || right > innerWidth + slack)) said.add(`beside the page: ${nameOf(element)}`);
    for (const x of [left + 3, (left + right) / 2, right - 3]) {
      const cover = coverOf(element, x, (top + bottom) / 2);
      if (cover !== undefined && element.closest(floating) === null) {
        said.add(`covered: ${nameOf(element)} by ${nameOf(cover)}`);
        break;
      }
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== everything);
  return [...said];
}
