import { logoAddress } from "./logo-form.tsx";
import styles from "./settings.module.css";
import type { TypedIdentity } from "./identity-fields.ts";

/** The head of a paper with what is typed. */
export function PaperHead({ typed, logo }: { readonly typed: TypedIdentity; readonly logo: string | null }) {
  const lines = [
    `${typed.street_address}, ${typed.city} ${typed.postcode}`,
    typed.phone,
    typed.email,
    ...(typed.gst_number === "" ? [] : [`GST number ${typed.gst_number}`]),
  ];
  return (
    <aside className={styles.paper} aria-label="As on papers">
      {logo === null ? (
        <p className={styles.word}>{typed.name}</p>
      ) : (
        <>
          <img src={logoAddress(logo)} alt="" className={styles.head} />
          <p>{typed.name}</p>
        </>
      )}
      <div className={styles.lines}>
        {lines.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
      {typed.bank_number !== "" && (
        <p className={styles.pay}>
          Pay to <strong>{typed.bank_number}</strong>
          <br />
          {typed.bank_name}
        </p>
      )}
    </aside>
  );
}
