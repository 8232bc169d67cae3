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
