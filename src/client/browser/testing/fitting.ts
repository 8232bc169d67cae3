/** What does not fit, or is too small for a finger. Runs in the page, so that it must hold all that it needs. */
export function fitting(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const touch = 44;
  const slack = 0.5;
  const said: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.closest('.sr, [inert]') === null && element.checkVisibility();
  };
  if (scrollWidth > clientWidth) said.push(`the page is ${scrollWidth} wide, ${clientWidth} are there`);

  for (const element of document.body.querySelectorAll('*')) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    if (!(element instanceof HTMLElement) || !isSeen(element)) continue;
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!hasText) continue;
    // a name may end in an ellipsis if the whole of it is told
    const isTold = textOverflow === 'ellipsis' && element.title !== '';
    if (overflowX === 'hidden' && element.scrollWidth > element.clientWidth && !isTold)
      said.push(`cut off: ${nameOf(element)}`);
    if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2 && !isTold)
      said.push(`cut off below: ${nameOf(element)}`);
    const { left, right } = element.getBoundingClientRect();
    // a table of results is pushed along in its own box
    if (element.closest('.rtbox') !== null) continue;
    if (left < -slack || right > innerWidth + slack) said.push(`beside the page: ${nameOf(element)}`);
    // what floats over the table lies where it likes
    if (element.closest('.pbub, .bubble, .fx, .puff') !== null) continue;
    const box = element.closest('.seat, .btn, .pill, .panel, dialog, .tray, .netbar')?.getBoundingClientRect();
    if (box !== undefined && (left < box.left - slack || right > box.right + slack))
      said.push(`out of its box: ${nameOf(element)}`);
  }

  for (const element of document.querySelectorAll('button, a, input, select, [role=switch], [role=radio]')) {
    if (!isSeen(element)) continue;
    // a label belongs to what it names, the row of a switch to the switch, a whole card to the link that is spread over it;
    // a link inside of a sentence is text
    const target = element.closest(element.matches('.whole') ? '.panel' : 'label, .opt.line') ?? element;
    if (target.matches('p a, .reason a, .log a')) continue;
    const { width, height } = target.getBoundingClientRect();
    // seven days lie side by side on the smallest phone: WCAG 2.5.8 allows 24 there
    if (target.closest('.week') !== null && (innerWidth < 360 || innerHeight < 360) && Math.min(width, height) >= 24)
      continue;
    if (width < touch - slack || height < touch - slack)
      said.push(`small: ${nameOf(element)} ${Math.round(width)}×${Math.round(height)}`);
  }

  // what is opened may lie over the rest of a table, and whatever scrolls goes on under what stands
  const over = '.phr, .netbar, .recap';
  for (const element of document.querySelectorAll('.table .actions .btn')) {
    if (!isSeen(element) || document.querySelector('dialog[open]') !== null) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    for (const x of [left + 8, right - 8]) {
      const seen = document.elementFromPoint(x, (top + bottom) / 2);
      if (seen === null || element.contains(seen) || seen.contains(element) || seen.closest(over) !== null) continue;
      said.push(`covered: ${nameOf(element)} by ${nameOf(seen)}`);
    }
  }
  return said;
}
