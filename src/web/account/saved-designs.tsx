import { useCallback, useState } from "react";
import { Link } from "react-router";
import type { ReplyTo } from "#contract/calls.ts";
import { copyName, designNameForm, LONGEST_NAME } from "#domain/kept-design/design-name.ts";
import { MOST_KEPT } from "#domain/kept-design/saved-design.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { useFetch } from "#web/calls/use-fetch.ts";
import { useFocusFirstField } from "#web/forms/form-state.ts";
import formStyles from "#web/forms/form.module.css";
import { FormFooter, TextField } from "#web/forms/form.tsx";
import { useSendForm } from "#web/forms/use-send-form.ts";
import { Deletable, type Announcement, useAnnouncement } from "./deletable.tsx";
import { dateOf, EmptyState, LoadState, Section, ShowAllLink } from "./section.tsx";
import styles from "./kept.module.css";

const NOT_FOUND = 404;

/** A kept design, as the contract has it. */
export type SavedDesign = ReplyTo<"GET account/designs">["designs"][number];

/** Changes the list in the shop, then asks for it anew; what another tab has deleted is as deleted as it was to be. */
function useChanges(say: (said: Announcement) => void, reload: () => void) {
  const [copying, setCopying] = useState<number | null>(null);
  const done = (text: string) => {
    say({ tone: "note", text });
    reload();
  };
  return {
    copying,
    done,
    remove: async ({ id, name }: SavedDesign) => {
      const answer = await callShop("DELETE account/designs/:id", { params: { id } });
      if (answer.ok || answer.status === NOT_FOUND) done(`“${name}” was deleted.`);
      else say({ tone: "error", text: answer.message });
    },
    copy: async ({ id, name }: SavedDesign, all: readonly SavedDesign[]) => {
      setCopying(id);
      const body = {
        name: copyName(
          name,
          all.map((one) => one.name),
        ),
      };
      const answer = await callShop("POST account/designs/:id/copy", { params: { id }, body });
      setCopying(null);
      if (answer.ok) return done(`Copied as “${answer.data.name}”.`);
      say({ tone: "error", text: answer.message });
      if (answer.status === NOT_FOUND) reload();
    },
  };
}

function Picture({ design: { picture, title } }: { readonly design: SavedDesign }) {
  return picture === null ? (
    <span className={styles.designsPicture} />
  ) : (
    <img
      className={styles.designsPicture}
      src={picture}
      alt={title}
      width="900"
      height="640"
      loading="lazy"
    />
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

interface RenameFormProps {
  readonly design: SavedDesign;
  readonly onRenamed: (name: string) => void;
  readonly onCancel: () => void;
}

/** Another name for a kept design. */
function RenameForm({ design: { id, name }, onRenamed, onCancel }: RenameFormProps) {
  const form = useSendForm({
    schema: designNameForm,
    send: (body) => callShop("PATCH account/designs/:id", { params: { id }, body }),
    onDone: (renamed) => onRenamed(renamed.name),
  });
  useFocusFirstField(form.ref);
  return (
    <form
      ref={form.ref}
      aria-label={`Rename ${name}`}
      className={formStyles.form}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        required
        maxLength={LONGEST_NAME}
        startText={name}
        form={form}
      />
      <FormFooter form={form} look="quiet" words={["Save name", "Saving"]}>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </FormFooter>
    </form>
  );
}

/** One kept design: its picture, its name, and what can be done with it. */
function DesignCard({ onRenamed, ...card }: DesignCardProps) {
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
      <div className={styles.designsWords}>
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
            <h3 className={styles.designsName}>{name}</h3>
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

interface SavedDesignsProps {
  /** How many of them; all without it. */
  readonly most?: number;
}

/** The lettering a member keeps, the last kept first. */
export function SavedDesigns({ most = MOST_KEPT }: SavedDesignsProps) {
  const asked = useFetch(
    useCallback(() => callShop("GET account/designs", { query: { limit: most } }), [most]),
  );
  const { status, say } = useAnnouncement();
  const { copying, done, remove, copy } = useChanges(say, asked.reload);
  return (
    <Section title="Designs" note="Lettering you keep, newest first.">
      <LoadState asked={asked}>
        {({ designs, count }) => (
          <>
            {status}
            {count === 0 ? (
              <EmptyState way={{ words: "Design lettering", to: "/vinyl-lettering-designer" }}>
                No designs yet. Press “Keep this design” under your words and it will appear here.
              </EmptyState>
            ) : (
              <ul className={styles.cards}>
                {designs.map((design) => (
                  <DesignCard
                    key={design.id}
                    design={design}
                    isCopying={copying === design.id}
                    onCopy={() => void copy(design, designs)}
                    onDelete={() => remove(design)}
                    onRenamed={(name) => done(`Renamed to “${name}”.`)}
                  />
                ))}
              </ul>
            )}
            <ShowAllLink count={count} most={most} what="designs" to="/account/designs" />
          </>
        )}
      </LoadState>
    </Section>
  );
}
