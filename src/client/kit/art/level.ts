const TOPS = [14.5, 11, 7.5, 4];

/** As many straws as the bot is strong, each longer than the last; those it lacks are faint. For a frame of 30 × 20. */
export function levelMark(level: number): string {
  return TOPS.map(
    (top, i) =>
      `<path d="M${4 + i * 7.4} 17.5V${top}" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" opacity="${i < level ? 1 : 0.24}"/>`,
  ).join('');
}
