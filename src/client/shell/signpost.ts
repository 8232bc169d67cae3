/** A signpost in the sand that points nowhere. */
export const SIGNPOST = [
  '<svg class="bart" viewBox="0 0 420 240" aria-hidden="true">',
  '<rect width="420" height="240" rx="24" fill="#f9cd7c"/>',
  '<circle cx="300" cy="92" r="52" fill="#fdeec8"/>',
  '<path d="M0 150q90-50 190-16t230-22v104a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z" fill="#e1803f"/>',
  '<path d="M0 190q120-34 230-10t190-10v46a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z" fill="#c8502f"/>',
  '<g filter="url(#cutb)"><path d="M134 70h12v140h-12Z" fill="#57301b"/><path d="M84 60h104l22 22-22 22H84Z" fill="#b0703f"/></g>',
  '<path d="M128 76q0-12 11-12t11 10q0 8-11 13v5M139 101v.1" fill="none" stroke="#fcf4e3" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>',
  '<g fill="none" stroke="#5d2b58" stroke-width="7" stroke-linecap="round" opacity=".5"><path d="M250 214h34M300 206h30M346 198h26" stroke-dasharray="2 12"/></g>',
  '</svg>',
].join('');
