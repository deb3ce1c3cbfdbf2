/** Light of a byte of sRGB. */
const linear = Float32Array.from({ length: 256 }, (_, byte) =>
  byte < 11 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);

/**
 * Writes a colour of sRGB as OKLab (Björn Ottosson, 2020): lightness, green to red, blue to yellow. A distance of 0.02 is
 * just seen, whatever the colour. The result is written into `lab`: a picture has a million of them.
 */
export function writeOklab(lab: Float64Array, red: number, green: number, blue: number): void {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
  const long = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const medium = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const short = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  lab[0] = 0.2105 * long + 0.7936 * medium - 0.0041 * short;
  lab[1] = 1.978 * long - 2.4286 * medium + 0.4506 * short;
  lab[2] = 0.0259 * long + 0.7828 * medium - 0.8087 * short;
}
