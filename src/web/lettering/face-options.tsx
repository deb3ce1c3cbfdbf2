import { memo } from "react";
import type { CatalogueFace } from "#domain/catalogue/face.ts";

/** Faces by group, in the shop's order. */
export function facesByGroup(faces: readonly CatalogueFace[]) {
  return [...Map.groupBy(faces, ({ group }) => group)];
}

/** All faces as choices of a list: the same whatever is typed. */
export const FaceOptions = memo(({ faces }: { readonly faces: readonly CatalogueFace[] }) =>
  facesByGroup(faces).map(([group, rows]) => (
    <optgroup key={group} label={group}>
      {rows.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  )),
);
