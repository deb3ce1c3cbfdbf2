import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

type Six = readonly [number, number, number, number, number, number];

/** Millimetres from the page's upper left corner. */
export interface ReadPlace {
  readonly layer: string;
  readonly kind: "line" | "form" | "picture";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Quarters that it is turned clockwise. */
  readonly quarters: number;
}

const MM_PER_POINT = 25.4 / 72;

function times([a, b, c, d, e, f]: Six, [g, h, i, j, k, l]: Six): Six {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function boxUnder([a, b, c, d, e, f]: Six, [left, bottom, right, top]: readonly number[], height: number) {
  const corners = [
    [left!, bottom!],
    [right!, bottom!],
    [left!, top!],
    [right!, top!],
  ] as const;
  const xs = corners.map(([x, y]) => (a * x + c * y + e) * MM_PER_POINT);
  const ys = corners.map(([x, y]) => (height - (b * x + d * y + f)) * MM_PER_POINT);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Clockwise, as it is seen; the page's own flip, if any, is taken out. */
function quartersOf([a, b, c, d]: Six): number {
  const isFlipped = a * d - b * c < 0;
  const degrees = (Math.atan2(isFlipped ? b : -b, a) * 180) / Math.PI;
  return ((Math.round((isFlipped ? -degrees : degrees) / 90) % 4) + 4) % 4;
}

/** Reads by pdf.js where lines, forms and pictures lie on a page (from 1), and in which layer. */
export async function readPlaced(bytes: Buffer, number = 1): Promise<readonly ReadPlace[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const doc = await task.promise;
  const page = await doc.getPage(number);
  const config = await doc.getOptionalContentConfig();
  const { fnArray, argsArray } = await page.getOperatorList();
  const height = page.view[3] ?? 0;
  const stack: Six[] = [];
  let now: Six = [1, 0, 0, 1, 0, 0];
  const layers: string[] = [];
  const found: ReadPlace[] = [];
  const add = (kind: ReadPlace["kind"], box: readonly number[]) =>
    found.push({
      layer: layers.at(-1) ?? "",
      kind,
      ...boxUnder(now, box, height),
      quarters: quartersOf(now),
    });
  fnArray.forEach((operator, at) => {
    const args = (argsArray[at] ?? []) as unknown[];
    if (operator === OPS.save) stack.push(now);
    else if (operator === OPS.restore) now = stack.pop() ?? now;
    else if (operator === OPS.transform) now = times(now, args as unknown as Six);
    else if (operator === OPS.beginMarkedContentProps) {
      const { id } = args[1] as { id: string };
      layers.push(String(config.getGroup(id)?.name));
    } else if (operator === OPS.endMarkedContent) layers.pop();
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(now);
      now = times(now, (args[0] ?? [1, 0, 0, 1, 0, 0]) as Six);
      add("form", args[1] as number[]);
    } else if (operator === OPS.paintFormXObjectEnd) now = stack.pop() ?? now;
    else if (operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject)
      add("picture", [0, 0, 1, 1]);
    else if (operator === OPS.constructPath && args[0] !== OPS.endPath)
      add("line", [...(args[2] as number[])]);
  });
  await task.destroy();
  return found;
}
