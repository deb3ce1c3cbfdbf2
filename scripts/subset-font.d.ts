declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: "truetype";
      /** OpenType's tags; all others are left out. Without it all are kept. */
      readonly keepFeatures?: readonly string[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
