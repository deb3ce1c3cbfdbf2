import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Deletable } from "./deletable.tsx";
import { dateOf } from "./date-of.ts";
import type { SavedDesign } from "./saved-design.types.ts";
import { RenameForm } from "./rename-form.tsx";
import styles from "./designs.module.css";

function Picture({ design: { picture, title } }: { readonly design: SavedDesign }) {
  return picture === null ? (
    <span className={styles.picture} />
  ) : (
    <img className={styles.picture} src={picture} alt={title} width="900" height="640" loading="lazy" />
  );
}

interface DesignCardProps {
  readonly design: SavedDesign;
  readonly isCopying: boolean;
  readonly onCopy: () => void;
  /** Answers once it is deleted, or is not. */
  readonly onDelete: () => Promise<void>;
  readonly onRenamed: (name: string) => void;
}

/** What can be done with a design. */
function Actions({
  design: { name, link },
  isCopying,
  onCopy,
  onDelete,
  onRename,
}: Omit<DesignCardProps, "onRenamed"> & { readonly onRename: () => void }) {
  return (
    <div className={styles.actions}>
      <Deletable name={name} onDelete={onDelete}>
        {link === null ? null : (
          <Link to={link} className={styles.open} aria-label={`Open ${name}`}>
            Open
          </Link>
        )}
        <Button look="plain" label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button look="plain" label={`Copy ${name}`} busy={isCopying} onClick={onCopy}>
          Copy
        </Button>
      </Deletable>
    </div>
  );
}

/** One kept design: its picture, its name, and what can be done with it. */
export function DesignCard({ onRenamed, ...card }: DesignCardProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { design } = card;
  const { name, title, link, notice, kept_at: keptAt } = design;
  return (
    <li className={styles.card}>
      {link === null ? (
        <Picture design={design} />
      ) : (
        <Link to={link} tabIndex={-1}>
          <Picture design={design} />
        </Link>
      )}
      <div className={styles.words}>
        {isRenaming ? (
          <RenameForm
            design={design}
            onRenamed={(renamed) => {
              setRenaming(false);
              onRenamed(renamed);
            }}
            onCancel={() => setRenaming(false)}
          />
        ) : (
          <>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.title}>{title}</p>
            <p className={styles.when}>
              Kept <time dateTime={keptAt}>{dateOf(keptAt)}</time>
            </p>
            {notice === null ? null : <Message tone="note">{notice}</Message>}
            <Actions {...card} onRename={() => setRenaming(true)} />
          </>
        )}
      </div>
    </li>
  );
}
