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

/** Every file in which a design is cut, films one after the other; the ticket and the archive of all come besides. */
export function sheetFiles({ outline }: { readonly outline: object | null }): readonly SheetFile[] {
  const films: readonly FilmName[] = outline === null ? ["letters"] : ["letters", "outline"];
  return films.flatMap((film) =>
    [false, true].flatMap((mirrored) =>
      formats.map((format) => ({
        name: `${film}${mirrored ? "-mirrored" : ""}.${format}`,
        film,
        mirrored,
        format,
      })),
    ),
  );
}
