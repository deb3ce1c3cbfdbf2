/** Bakes the seamless texture tiles the live preview and all pictures share: `node scripts/pictures/textures.ts`. */
import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { layeredNoise, sequence, tileNoise } from "./noise.ts";

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];
type Texture = (x: number, y: number) => Pixel;

const FOLDER = "public/pictures/textures";
function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Light (white) or shade (brown-black) of a strength from -1 to 1. */
function relief(strength: number, most: number): Pixel {
  return strength > 0 ? [255, 255, 255, clamp(strength) * most] : [43, 28, 10, clamp(-strength) * most];
}

/** The slope of a height field towards the light at the upper left. */
function slope(height: (x: number, y: number) => number, x: number, y: number, step: number): number {
  return height((x + step) % 1, (y + step) % 1) - height((x - step + 1) % 1, (y - step + 1) % 1);
}

/** Short fibres scattered over the tile, as a field of strengths. */
function fibres(seed: number, count: number, size: number): Float32Array {
  const next = sequence(seed);
  const field = new Float32Array(size * size);
  for (let index = 0; index < count; index++) {
    let [x, y] = [next() * size, next() * size];
    let angle = next() < 0.7 ? (next() - 0.5) * 0.9 : next() * Math.PI;
    const [length, strength] = [size * (0.015 + next() * 0.06), 0.25 + next() * 0.75];
    for (let step = 0; step < length; step++) {
      const at = (Math.floor(y + size) % size) * size + (Math.floor(x + size) % size);
      field[at] = Math.max(field[at] ?? 0, strength);
      angle += (next() - 0.5) * 0.22;
      [x, y] = [(x + Math.cos(angle) + size) % size, (y + Math.sin(angle) + size) % size];
    }
  }
  return field;
}

function kraft(size: number): Texture {
  const [blotch, grain] = [layeredNoise(3, 4, 4, 3), layeredNoise(7, 96, 40, 2)];
  const [dark, light] = [fibres(11, 900, size), fibres(29, 620, size)];
  return (x, y) => {
    const at = Math.floor(y * size) * size + Math.floor(x * size);
    const fibre = (light[at] ?? 0) * 0.5 - (dark[at] ?? 0) * 0.6;
    const value = blotch(x, y) * 0.22 + grain(x, y) * 0.26 + fibre;
    return value > 0 ? [255, 232, 190, clamp(value) * 0.62] : [70, 42, 16, clamp(-value) * 0.6];
  };
}

function paper(): Texture {
  const height = layeredNoise(19, 48, 48, 3);
  return (x, y) => relief(slope(height, x, y, 1 / 300) * 1.1, 0.075);
}

function leather(): Texture {
  const [cells, fine] = [layeredNoise(5, 11, 11, 2), tileNoise(23, 40, 40)];
  const height = (x: number, y: number): number => -Math.abs(cells(x, y)) * 1.5 + fine(x, y) * 0.1;
  return (x, y) => relief(slope(height, x, y, 1 / 220) * 1.8, 0.17);
}

function weave(): Texture {
  const uneven = tileNoise(31, 9, 9);
  const height = (x: number, y: number): number =>
    Math.sin((x + uneven(x, y) * 0.006) * 2 * Math.PI * 40) *
    Math.sin((y + uneven(y, x) * 0.006) * 2 * Math.PI * 40);
  return (x, y) => relief(slope(height, x, y, 1 / 400), 0.1);
}

function brushed(): Texture {
  const [long, short] = [tileNoise(41, 2, 190), tileNoise(43, 7, 128)];
  return (x, y) => relief(long(x, y) * 0.9 + short(x, y) * 0.6, 0.12);
}

function hue(turn: number): readonly [number, number, number] {
  const channel = (offset: number): number => 222 + 33 * Math.cos(2 * Math.PI * (turn - offset)) - 18;
  return [channel(0) + 8, channel(1 / 3), channel(2 / 3) + 12];
}

function hologram(): Texture {
  const [bend, swirl, sparkle] = [
    layeredNoise(61, 2, 2, 3),
    layeredNoise(67, 3, 3, 2),
    tileNoise(71, 128, 128),
  ];
  return (x, y) => {
    const turn = x + y + bend(x, y) * 0.62;
    const [red, green, blue] = hue(turn * 2);
    const band = Math.max(0, Math.sin((turn * 2 + swirl(x, y) * 0.5) * 2 * Math.PI)) ** 5 * 70;
    const glint = sparkle(x, y) > 0.72 ? 60 : 0;
    const lit = band + glint - 14;
    return [Math.min(255, red + lit), Math.min(255, green + lit), Math.min(255, blue + lit), 1];
  };
}

async function bake(name: string, size: number, texture: Texture, quality: number): Promise<void> {
  const pixels = Buffer.alloc(size * size * 4);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const [red, green, blue, alpha] = texture((column + 0.5) / size, (row + 0.5) / size);
      pixels.set(
        [red, green, blue, alpha * 255].map((value) => Math.round(Math.min(255, Math.max(0, value)))),
        (row * size + column) * 4,
      );
    }
  const { size: bytes } = await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .webp({ quality, alphaQuality: 20, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  console.log(name, bytes);
}

mkdirSync(FOLDER, { recursive: true });
await bake("kraft", 320, kraft(320), 20);
await bake("paper", 160, paper(), 20);
await bake("leather", 224, leather(), 25);
await bake("weave", 160, weave(), 20);
await bake("brushed", 256, brushed(), 20);
await bake("hologram", 420, hologram(), 72);
