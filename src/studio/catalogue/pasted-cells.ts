/** Cells of a spreadsheet as they stand in the clipboard: tabs and lines, quoted where they hold one of them. */
export function pastedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g;
  for (const [, quoted, plain, end] of text.replaceAll(/\r\n?/g, "\n").matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\n") rows.push([]);
    if (end === "") break;
  }
  return rows.length > 1 && rows.at(-1)?.join("") === "" ? rows.slice(0, -1) : rows;
}
