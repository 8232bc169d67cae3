/** A table with warm chairs, and nobody on them. */
export const CHAIRS = [
  '<svg class="bart" viewBox="0 0 420 220" aria-hidden="true">',
  '<g transform="translate(60 70)rotate(-8)" filter="url(#cutb)"><path d="M-28 0q0-34 28-34T28 0v56h-56Z" fill="#c5431a"/><path d="M-18 0q0-22 18-22T18 0v40h-36Z" fill="#e2604a"/></g>',
  '<g transform="translate(150 36)rotate(-3)" filter="url(#cutb)"><path d="M-28 0q0-34 28-34T28 0v56h-56Z" fill="#c5431a"/><path d="M-18 0q0-22 18-22T18 0v40h-36Z" fill="#e2604a"/></g>',
  '<g transform="translate(270 36)rotate(3)" filter="url(#cutb)"><path d="M-28 0q0-34 28-34T28 0v56h-56Z" fill="#c5431a"/><path d="M-18 0q0-22 18-22T18 0v40h-36Z" fill="#e2604a"/></g>',
  '<g transform="translate(360 70)rotate(8)" filter="url(#cutb)"><path d="M-28 0q0-34 28-34T28 0v56h-56Z" fill="#c5431a"/><path d="M-18 0q0-22 18-22T18 0v40h-36Z" fill="#e2604a"/></g>',
  '<g filter="url(#cutb)"><ellipse cx="210" cy="136" rx="176" ry="58" fill="#a9683a"/><ellipse cx="210" cy="128" rx="176" ry="58" fill="#c98a52"/></g>',
  '<g transform="translate(210 126)">',
  '<g transform="rotate(-14)"><rect x="-62" y="-26" width="40" height="52" rx="5" fill="#2f2b66" filter="url(#cutb)"/></g>',
  '<rect x="-20" y="-28" width="40" height="52" rx="5" fill="#12545c" filter="url(#cutb)"/>',
  '<g transform="rotate(14)"><rect x="22" y="-26" width="40" height="52" rx="5" fill="#1d1f2e" filter="url(#cutb)"/></g>',
  '</g>',
  '</svg>',
].join('');

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
