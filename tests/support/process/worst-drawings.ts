function drawing(content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${content}</svg>`);
}

/** Each takes the reader as long as it may: noise of many octaves, blurs, a path without an end, rules for every element, and a disguise. */
const worst: readonly ((n: number) => Buffer)[] = [
  (n) => {
    const noise = `<filter id="f" filterUnits="userSpaceOnUse"><feTurbulence baseFrequency=".${n + 1}" numOctaves="200"/></filter>`;
    return drawing(`${noise}${'<rect width="900" height="900" filter="url(#f)"/>'.repeat(30)}`);
  },
  (n) => {
    const blur = `<filter id="f">${`<feGaussianBlur stdDeviation="${200 + n}"/>`.repeat(40)}</filter>`;
    return drawing(`${blur}<rect width="900" height="900" filter="url(#f)"/>`);
  },
  (n) => {
    const points = Array.from(
      { length: 200_000 },
      (_, at) => `L${(at * 7919) % 900} ${(at * (n + 104_729)) % 900}`,
    );
    return drawing(`<path stroke="#000" d="M0 0${points.join("")}"/>`);
  },
  // The steps stand behind the head that is looked at.
  (n) => {
    const late = `<!--${"x".repeat(70_000)}--><filter id="f"><feTurbulence numOctaves="${190 + n}"/></filter>`;
    return drawing(`${late}${'<rect width="900" height="900" filter="url(#f)"/>'.repeat(30)}`);
  },
];

/** The n-th of many: no two are alike, so that none is known already. */
export function worstDrawing(n: number): Buffer {
  return (worst[n % worst.length] ?? worst[0]!)(n);
}
