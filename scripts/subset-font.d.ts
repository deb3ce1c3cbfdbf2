declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: "truetype";
      /** OpenType's tags; all others are left out. */
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
