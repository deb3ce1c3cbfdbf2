import { useEffect, useId, useRef, useState } from "react";
import type { CatalogueFace } from "#domain/catalogue/face.ts";
import { defaultDesign } from "#domain/lettering/design.ts";
import { Dialog } from "#ui/dialog.tsx";
import control from "#ui/fields/control.module.css";
import { Field } from "#ui/fields/field.tsx";
import { loadChunk } from "#ui/lazy/load-chunk.ts";
import { loadedLettering, loadFaces } from "#web/calls/loaded-lettering.ts";
import { useStore } from "#web/calls/store.ts";
import { facesByGroup } from "./font-field.tsx";
import type { DesignEditor } from "./words-field.tsx";
import styles from "./dialogs.module.css";

interface FontDialogProps {
  readonly editor: DesignEditor;
  readonly onClose: () => void;
}

function isAsked({ name, group }: CatalogueFace, asked: string): boolean {
  return `${name} ${group}`.toLowerCase().includes(asked.trim().toLowerCase());
}

/** How far before it is seen a sample asks for its face. */
const NEAR = "200px";

interface FaceSampleProps {
  readonly editor: DesignEditor;
  readonly face: CatalogueFace;
}

/** The first line of the customer's words in a face; empty until its outlines have come, and where they do not come. */
function FaceSample({ editor: { catalogue, design }, face }: FaceSampleProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { drawLettering } = useStore(loadedLettering);
  const text = design.text.split("\n").find((line) => line.trim() !== "") ?? "";
  const drawn = text === "" ? null : drawLettering({ ...defaultDesign, text, font: face.id });
  const { faces } = catalogue.document;
  useEffect(() => {
    if (text === "" || place.current === null) return undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        loadChunk(() => loadFaces(faces, [face.id], { withOutlines: true })).catch(console.error);
      },
      { rootMargin: NEAR },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [faces, face.id, text]);
  if (text === "") return null;
  return (
    <span ref={place} className={styles.sample}>
      {drawn === null ? null : (
        <svg
          viewBox={`0 0 ${drawn.widthMm} ${drawn.heightMm}`}
          preserveAspectRatio="xMinYMid"
          aria-hidden="true"
        >
          <path d={drawn.path} fill="currentColor" />
        </svg>
      )}
    </span>
  );
}

/** A face's name in its own letters, then the customer's words in it. */
function FaceChoice({ face, editor, onClose }: FontDialogProps & { readonly face: CatalogueFace }) {
  const { design, edit } = editor;
  return (
    <li>
      <button
        type="button"
        className={styles.face}
        aria-pressed={design.font === face.id}
        aria-label={face.note === undefined ? face.name : `${face.name}, ${face.note}`}
        onClick={() => {
          edit({ font: face.id });
          onClose();
        }}
      >
        <svg className={styles.name} aria-hidden="true">
          <use
            href={`/fonts/lettering/names.svg?v=${editor.catalogue.version}#${face.id}`}
            width="100%"
            height="100%"
          />
        </svg>
        <FaceSample editor={editor} face={face} />
        {face.note === undefined ? null : <span className={styles.caption}>{face.note}</span>}
      </button>
    </li>
  );
}

/** All faces to choose from, in their own letters. */
export function FontDialog({ editor, onClose }: FontDialogProps) {
  const [asked, ask] = useState("");
  const heading = useId();
  const faces = editor.catalogue.document.faces.filter((face) => isAsked(face, asked));
  return (
    <Dialog title="Fonts" width="document" onClose={onClose}>
      <Field label="Find a font" hint={`${faces.length} of ${editor.catalogue.document.faces.length}`}>
        {({ id }) => (
          <input
            id={id}
            type="search"
            className={control.control}
            placeholder="A name, or a kind such as Script"
            value={asked}
            onChange={(event) => ask(event.target.value)}
          />
        )}
      </Field>
      {faces.length === 0 ? (
        <p className={styles.none}>No font is called that. Try “Script” or “Sans”.</p>
      ) : null}
      {facesByGroup(faces).map(([group, rows], at) => (
        <section key={group} aria-labelledby={`${heading}-${at}`}>
          <h3 id={`${heading}-${at}`} className={styles.group}>
            {group}
          </h3>
          <ul className={styles.faces}>
            {rows.map((face) => (
              <FaceChoice key={face.id} face={face} editor={editor} onClose={onClose} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.foot}>
        <a href="/fonts/licences">Who made these fonts, and their licences</a>
      </p>
    </Dialog>
  );
}
