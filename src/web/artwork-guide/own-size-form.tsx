import { Form } from "react-router";
import { type TemplateKind, templateKinds } from "#domain/artwork/template-query.ts";
import { TYPED_LENGTH } from "#domain/configure/limits.ts";
import { ARTWORK_GUIDE_PATH } from "#domain/seo/plain-pages.ts";
import button from "#ui/button.module.css";
import { Message } from "#ui/feedback/message.tsx";
import control from "#ui/fields/control.module.css";
import { Icon } from "#ui/icon.tsx";
import type { SizeInput } from "./own-size.ts";
import styles from "./own-size-form.module.css";

const kindNames: Readonly<Record<TemplateKind, string>> = {
  angular: "Square or rectangle",
  round: "Circle or oval",
  card: "Business card or swing tag",
};

const NAME_ID = "own-size";
const ERROR_ID = "own-size-error";

interface OwnSizeFormProps {
  readonly typed: SizeInput;
  /** Why there is no template of it. */
  readonly error: string | null;
}

/** Any size, typed: its template has an address of the page, so it works without script and can be shared. */
export function OwnSizeForm({ typed, error }: OwnSizeFormProps) {
  const side = (name: "width" | "height", label: string) => (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        className={control.control}
        name={name}
        defaultValue={typed[name]}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={TYPED_LENGTH.size}
        autoComplete="off"
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : ERROR_ID}
      />
    </label>
  );
  return (
    <Form action={ARTWORK_GUIDE_PATH} preventScrollReset className={styles.form} aria-labelledby={NAME_ID}>
      <h2 id={NAME_ID} className={styles.name}>
        Any size you need
      </h2>
      <label className={styles.field}>
        <span className={styles.label}>Shape</span>
        <span className={control.select}>
          <select className={control.control} name="kind" defaultValue={typed.kind}>
            {templateKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={14} />
        </span>
      </label>
      {side("width", "Width in mm")}
      {side("height", "Height in mm")}
      <button type="submit" className={button.button} data-look="quiet">
        Show template
      </button>
      <div role="alert" className={styles.message}>
        {error !== null && (
          <Message tone="error" id={ERROR_ID}>
            {error}
          </Message>
        )}
      </div>
    </Form>
  );
}
