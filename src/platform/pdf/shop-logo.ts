import type { Pen } from "./pen.ts";

/** The shop's logo for a paper: a picture that holds itself. The same text is put into a document once, however often it is drawn. */
export interface PrintedLogo {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

interface LogoBox {
  readonly width: number;
  readonly height: number;
}

/** As large as it fits into a box, in points. */
export function logoSize(logo: PrintedLogo, box: LogoBox): LogoBox {
  const scale = Math.min(box.width / logo.width, box.height / logo.height);
  return { width: logo.width * scale, height: logo.height * scale };
}

/** Draws it from its upper left corner. The shop's name stands beside it in letters: it says nothing more. */
export function drawLogo(
  { doc, ornament }: Pen,
  logo: PrintedLogo,
  x: number,
  y: number,
  box: LogoBox,
): void {
  const { width, height } = logoSize(logo, box);
  ornament(() => doc.image(logo.href, x, y, { width, height }));
}
