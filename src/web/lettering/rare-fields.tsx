import { colourOf } from "#domain/catalogue/film.ts";
import { soldOutWords } from "#domain/configure/options/sold-out.ts";
import type { Selection } from "#domain/configure/selection.ts";
import type { LetteringDesign, LineStyle } from "#domain/lettering/design.ts";
import { letteringLimits } from "#domain/lettering/limits.ts";
import { writtenLines } from "#domain/lettering/normal-text.ts";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Field } from "#ui/fields/field.tsx";
import { RangeField } from "#ui/fields/range-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { FaceOptions } from "./font-field.tsx";
import type { DesignEditor } from "./words-field.tsx";
import styles from "./lettering.module.css";

const { arcDegrees, letterSpacing, lineSpacing } = letteringLimits;

function arcWords(degrees: number): string {
  if (degrees === 0) return "straight";
  return `${Math.abs(degrees)} degrees ${degrees > 0 ? "up" : "down"}`;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

const PLAIN: LineStyle = { font: null, percent: 100 };
const { least, most } = letteringLimits.percent;

/** The lines' styles with that of one line changed; lines at the end that are as the others are left out. */
function withLine({ lines }: LetteringDesign, index: number, part: Partial<LineStyle>): readonly LineStyle[] {
  const all = Array.from({ length: Math.max(lines.length, index + 1) }, (_none, at) => lines[at] ?? PLAIN);
  all[index] = { ...PLAIN, ...all[index], ...part };
  const last = all.findLastIndex(({ font, percent }) => font !== null || percent !== PLAIN.percent);
  return all.slice(0, last + 1);
}

/** Own face and size of each line; nothing to choose while there is only one. */
function LineFields({ editor: { catalogue, design, edit } }: { readonly editor: DesignEditor }) {
  const written = writtenLines(design.text).filter(({ text }) => text !== "");
  if (written.length < 2) return null;
  return written.map(({ index, text }, at) => {
    const { font, percent } = design.lines[index] ?? PLAIN;
    return (
      <div key={index} role="group" aria-label={`Line ${at + 1}: ${text}`} className={styles.pair}>
        <Field label={`Font of line ${at + 1}`} hint={text}>
          {({ id }) => (
            <Select
              id={id}
              value={font ?? ""}
              onChange={(value) => edit({ lines: withLine(design, index, { font: value || null }) })}
            >
              <option value="">Same as the others</option>
              <FaceOptions faces={catalogue.document.faces} />
            </Select>
          )}
        </Field>
        <RangeField
          label={`Size of line ${at + 1}`}
          value={percent}
          min={least}
          max={most}
          step={5}
          words={`${percent}%`}
          onValue={(value) => edit({ lines: withLine(design, index, { percent: value }) }, `line-${index}`)}
        />
      </div>
    );
  });
}

/** Bend and distances of the lines. */
function Distances({ editor: { design, edit } }: { readonly editor: DesignEditor }) {
  const { arc, letterSpacing: letters, lineSpacing: lines } = design;
  return (
    <>
      <RangeField
        label="Arc"
        value={arc}
        min={-arcDegrees}
        max={arcDegrees}
        step={5}
        words={arcWords(arc)}
        onValue={(value) => edit({ arc: value }, "arc")}
      />
      <RangeField
        label="Letter spacing"
        value={letters}
        min={letterSpacing.least}
        max={letterSpacing.most}
        step={10}
        words={letters === 0 ? "as the font has it" : `${signed(letters / 10)}%`}
        onValue={(value) => edit({ letterSpacing: value }, "letter-spacing")}
      />
      {design.text.includes("\n") ? (
        <RangeField
          label="Line spacing"
          value={lines}
          min={lineSpacing.least}
          max={lineSpacing.most}
          step={5}
          words={lines === 0 ? "usual" : `${signed(lines)}%`}
          onValue={(value) => edit({ lineSpacing: value }, "line-spacing")}
        />
      ) : null}
    </>
  );
}

const outline = letteringLimits.outlineMm;
const WIDTHS = Array.from(
  { length: outline.most - outline.least + 1 },
  (_none, index) => outline.least + index,
);

interface OutlineFieldProps {
  readonly editor: DesignEditor;
  readonly selection: Selection;
}

/** The films of a product that can be drawn, with why one cannot be had now. */
function filmsOf(catalogue: DesignEditor["catalogue"], productId: number) {
  const product = catalogue.products.get(productId);
  return (product?.colourIds ?? []).flatMap((id) => {
    const row = catalogue.colours.get(id);
    return product && row?.film?.paint
      ? [{ id, name: row.name, away: soldOutWords(colourOf(product, row)) }]
      : [];
  });
}

/** A second film that shows round the letters, and how far. */
function OutlineField({ editor: { catalogue, design, edit }, selection }: OutlineFieldProps) {
  const { outline } = design;
  const films = filmsOf(catalogue, selection.productId);
  const first = films.find(({ id, away }) => id !== selection.colourId && away === null);
  const filmId = outline?.colourId ?? first?.id;
  if (filmId === undefined) return null;
  return (
    <div className={styles.pair}>
      <Field label="Outline">
        {({ id }) => (
          <Select
            id={id}
            value={String(outline?.mm ?? 0)}
            onChange={(value) => {
              const mm = Number(value);
              edit({ outline: mm === 0 ? null : { mm, colourId: filmId } });
            }}
          >
            <option value="0">None</option>
            {WIDTHS.map((mm) => (
              <option key={mm} value={mm}>
                {mm} mm wider
              </option>
            ))}
          </Select>
        )}
      </Field>
      {outline === null ? null : (
        <Field label="Outline film">
          {({ id }) => (
            <Select
              id={id}
              value={String(outline.colourId)}
              onChange={(value) => edit({ outline: { ...outline, colourId: Number(value) } })}
            >
              {films.map((film) => (
                <option key={film.id} value={film.id} disabled={film.away !== null}>
                  {film.away === null ? film.name : `${film.name} (${film.away})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}

export interface RareFieldsProps {
  readonly editor: DesignEditor;
  readonly selection: Selection;
}

/** What most words do without: bend, distances, a second film, lines of their own face and size, glass. */
export function RareFields({ editor, selection }: RareFieldsProps) {
  const { design, edit } = editor;
  return (
    <div className={styles.more}>
      <Distances editor={editor} />
      <OutlineField editor={editor} selection={selection} />
      <LineFields editor={editor} />
      <ChoiceCard
        type="checkbox"
        name="inside-glass"
        value="yes"
        checked={design.insideGlass}
        title="For the inside of glass"
        note="Cut mirrored: stuck on inside, it reads right from the street."
        onChoose={(insideGlass) => edit({ insideGlass })}
      />
    </div>
  );
}
