import { memo, useState } from "react";
import type { CatalogueFace } from "#domain/catalogue/face.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";
import type { Issue } from "#domain/configure/issue.ts";
import { faceName } from "#domain/configure/lettering/face-name.ts";
import { neededFaces } from "#domain/lettering/needed-faces.ts";
import { Button } from "#ui/button.tsx";
import { TryAgain } from "#ui/feedback/try-again.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { lazyComponent } from "#ui/lazy/lazy-component.tsx";
import { loadFaces, lostFaces } from "#web/calls/loaded-lettering.ts";
import { useStore } from "#web/calls/store.ts";
import type { DesignEditor } from "./words-field.tsx";
import styles from "./lettering.module.css";

/** The list of faces in their own letters comes when it is asked for. */
const FontDialog = lazyComponent(
  async () => (await import("./font-dialog.tsx")).FontDialog,
  ({ onAgain }) => <TryAgain words="The fonts could not be loaded." onAgain={onAgain} />,
);

/** The letters of a face did not come: said, and asked for again. The words stay. */
function LostFaces({ editor: { catalogue, design } }: { readonly editor: DesignEditor }) {
  const lost = useStore(lostFaces);
  const needed = neededFaces(design);
  const found = needed.filter((id) => lost.includes(id)).map((id) => faceName(catalogue, id));
  if (found.length === 0) return null;
  return (
    <TryAgain
      words={`The letters of ${found.join(" and ")} could not be loaded.`}
      onAgain={() => {
        loadFaces(catalogue.document.faces, needed, { withOutlines: true }).catch(console.error);
      }}
    />
  );
}

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

interface FontFieldProps {
  readonly editor: DesignEditor;
  readonly issue: Issue | undefined;
}

/** The face that the words are cut in. */
export function FontField({ editor, issue }: FontFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { catalogue, design, edit } = editor;
  const { faces } = catalogue.document;
  const note = faces.find(({ id }) => id === design.font)?.note;
  return (
    <div className={styles.font}>
      <Field
        label="Font"
        hint={
          <Button look="plain" onClick={() => setOpen(true)}>
            See all {faces.length} fonts
          </Button>
        }
        error={issue === undefined || issue.code === "not-loaded" ? null : issueMessage(issue)}
        live
      >
        {({ id, describedBy }) => (
          <Select
            id={id}
            name="font"
            value={design.font}
            describedBy={describedBy}
            invalid={describedBy !== undefined}
            onChange={(font) => edit({ font })}
          >
            <FaceOptions faces={faces} />
          </Select>
        )}
      </Field>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <LostFaces editor={editor} />
      {isOpen ? <FontDialog editor={editor} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
