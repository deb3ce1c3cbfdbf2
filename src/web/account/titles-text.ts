/** "Swing tags, 51 x 89 mm", "Swing tags, 51 x 89 mm and 2 more". */
export function titlesText([first = "", ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
