/** What a reader sees of what is written in Markdown. Spaces that must not break stay. */
export function shown(text: string): string {
  const marked = /[`<[\\]/.exec(text);
  if (marked !== null) throw new Error(`the page cannot show ${marked[0]} in: ${text}`);
  return text
    .replace(/[ \n]+/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/"([^"]+)"/g, '“$1”')
    .replaceAll('*', '')
    .replaceAll("'", '’');
}

export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
