export type FilmName = "letters" | "outline";

const formats = ["svg", "pdf", "dxf"] as const;
type CutFormat = (typeof formats)[number];

/** A file of one film in one format. */
export interface SheetFile {
  readonly name: string;
  readonly film: FilmName;
  readonly mirrored: boolean;
  readonly format: CutFormat;
}

export const TICKET_FILE = "job-ticket.pdf";
export const ALL_FILES = "all.zip";

const mediaTypes: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  pdf: "application/pdf",
  dxf: "image/vnd.dxf",
  zip: "application/zip",
};

export function mediaTypeOf(file: string): string {
  return mediaTypes[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
}

/** Before the name of a file where its mirror image is what is cut: nobody takes the other one by mistake. */
const CUT_THIS = "CUT-THIS-mirrored-";

/**
 * Every file in which a design is cut, films one after the other; the ticket and the archive of all come besides. What goes inside of
 * glass is there mirrored alone, and says so by its name.
 */
export function sheetFiles({
  outline,
  insideGlass,
}: {
  readonly outline: object | null;
  readonly insideGlass: boolean;
}): readonly SheetFile[] {
  const films: readonly FilmName[] = outline === null ? ["letters"] : ["letters", "outline"];
  const ways = insideGlass ? [true] : [false, true];
  const nameOf = (film: FilmName, mirrored: boolean) =>
    insideGlass ? `${CUT_THIS}${film}` : `${film}${mirrored ? "-mirrored" : ""}`;
  return films.flatMap((film) =>
    ways.flatMap((mirrored) =>
      formats.map((format) => ({ name: `${nameOf(film, mirrored)}.${format}`, film, mirrored, format })),
    ),
  );
}
