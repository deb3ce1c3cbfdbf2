import { type PDFContext, PDFOperator, PDFOperatorNames as Op } from "@cantoo/pdf-lib";
import { pathOperators } from "./path-operators.ts";
import type { PrintFile, PrintShape } from "./print-file.ts";

/** What the page's resources call each path that is drawn more than once. */
export type SymbolNames = ReadonlyMap<string, string>;

/** Every symbol lies inside; what is painted of it is its path alone. */
const ANYWHERE = [-10_000, -10_000, 10_000, 10_000];

/** A filled path can be written once and drawn anywhere, in the colour of the moment. */
export function canBeSymbol({ stroke, evenOdd, matrix }: PrintShape): boolean {
  return !stroke && !evenOdd && matrix !== undefined;
}

/** Filled paths that come more than once, letters above all, each written once. */
export function defineSymbols(context: PDFContext, { pages }: Pick<PrintFile, "pages">) {
  const layers = pages.flatMap((page) => page.layers);
  const filled = layers.flatMap(({ shapes }) => shapes).filter(canBeSymbol);
  const repeated = [...Map.groupBy(filled, ({ d }) => d)].flatMap(([d, uses]) =>
    uses.length > 1 ? [d] : [],
  );
  const names: SymbolNames = new Map(repeated.map((d, at) => [d, `Symbol${at}`]));
  const forms = repeated.map((d, at) => {
    const content = [...pathOperators(d), PDFOperator.of(Op.FillNonZero)];
    return [`Symbol${at}`, context.register(context.formXObject(content, { BBox: ANYWHERE }))] as const;
  });
  return { names, forms: Object.fromEntries(forms) };
}
