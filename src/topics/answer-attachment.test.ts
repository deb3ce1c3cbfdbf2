import { expect, test } from "vitest";
import { attachmentNamed } from "./answer-attachment.ts";

test.each([
  ["kūmara.pdf", "kumara.pdf", "k%C5%ABmara.pdf"],
  ["Pære & Smør 50%.pdf", "Paere & Smor 50_.pdf", "P%C3%A6re%20%26%20Sm%C3%B8r%2050%25.pdf"],
  [`a/b\\c:d"e.png`, "a-b-c-d-e.png", "a-b-c-d-e.png"],
  ["l'été.png", "l'ete.png", "l%27%C3%A9t%C3%A9.png"],
  ["茶.png", "_.png", "%E8%8C%B6.png"],
])(
  "%s is saved in plain letters by old programs, whole by others, and in no folder",
  (name, plain, whole) => {
    expect(attachmentNamed(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${whole}`);
  },
);
