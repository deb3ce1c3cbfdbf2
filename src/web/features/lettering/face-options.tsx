import type { CatalogueFace } from "#domain/catalogue/face.ts";

/** Faces by group, in the shop's order. */
export function facesByGroup(faces: readonly CatalogueFace[]) {
  return [...Map.groupBy(faces, ({ group }) => group)];
}

/** All faces as choices of a list. */
export function FaceOptions({ faces }: { readonly faces: readonly CatalogueFace[] }) {
  return facesByGroup(faces).map(([group, rows]) => (
    <optgroup key={group} label={group}>
      {rows.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}
