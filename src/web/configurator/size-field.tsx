import { memo, useId } from "react";
import type { Issue } from "#domain/configure/issue.ts";
import { issueMessage } from "#domain/configure/issue-message.ts";
import type { SizeOffer } from "#domain/configure/offers.types.ts";
import { Message } from "#ui/feedback/message.tsx";
import { ChoiceCard } from "#ui/fields/choice-card.tsx";
import { Group } from "#ui/fields/group.tsx";
import { SizeDrawing, OwnSizeDrawing, SizeName } from "./size-drawing.tsx";
import { referenceFor } from "./size-drawing.tsx";
import type { Configurator } from "./use-configurator.ts";
import styles from "./size-field.module.css";
import tiles from "./tiles.module.css";
import { sizeName } from "#domain/catalogue/size-text.ts";
import { SideFields } from "#web/forms/side-fields.tsx";

interface SizeFieldProps {
  readonly offers: readonly SizeOffer[];
  readonly label: string;
  /** The piece is cut to a circle or an oval. */
  readonly isRound: boolean;
  readonly custom: boolean;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  /** What is wrong with the size, if anything is. */
  readonly issue: Issue | undefined;
  readonly change: Configurator["change"];
  readonly markTyping: () => void;
}

/** A size of the list, or 'Custom Size' with both sides in millimetres. */
export const SizeField = memo((props: SizeFieldProps) => {
  const { offers, label, custom, widthMm, heightMm, change } = props;
  const tile = { type: "radio", layout: "tile", name: "size" } as const;
  return (
    <div className={styles.size}>
      <Group label={label} hint={`Width x height in mm, beside ${referenceFor(offers).name}`}>
        <div className={tiles.sizes}>
          {offers.map((size) => (
            <ChoiceCard
              {...tile}
              key={size.id}
              value={sizeName(size)}
              checked={size.selected}
              title={<SizeName name={size.name} />}
              picture={<SizeDrawing size={size} among={offers} isRound={props.isRound} />}
              onChoose={() => change({ field: "size", widthMm: size.widthMm, heightMm: size.heightMm })}
            />
          ))}
          <ChoiceCard
            {...tile}
            value="custom"
            checked={custom}
            title="Custom Size"
            picture={<OwnSizeDrawing />}
            onChoose={() => change({ field: "customSize", widthMm, heightMm })}
          />
        </div>
      </Group>
      {custom && <CustomSize {...props} />}
    </div>
  );
});

function CustomSize({ widthMm, heightMm, issue, change, markTyping }: SizeFieldProps) {
  const errorId = useId();
  return (
    <div className={styles.custom}>
      <SideFields
        size={{ widthMm, heightMm }}
        errorId={(side) => (issue?.field === "size" || issue?.field === side ? errorId : undefined)}
        onTyping={markTyping}
        onSide={(side) => change(({ size }) => ({ field: "customSize", ...size, ...side }))}
      />
      <SizeMessage label="Size input" id={errorId} issue={issue?.code === "missing" ? issue : null} />
      <SizeMessage label="Custom size" id={errorId} issue={issue?.code === "missing" ? null : issue} />
    </div>
  );
}

interface SizeMessageProps {
  readonly label: string;
  readonly id: string;
  readonly issue: Issue | null | undefined;
}

/** A message area of the size (banner.md 8): what is not filled in, or what cannot be made. */
function SizeMessage({ label, id, issue }: SizeMessageProps) {
  return (
    <div className={styles.message} data-severity={issue?.severity} role="alert" aria-label={label}>
      {issue && (
        <Message tone={issue.severity === "error" ? "error" : "note"} id={id}>
          {issueMessage(issue)}
        </Message>
      )}
    </div>
  );
}
