import { useState } from "react";
import type { FieldMessages } from "#domain/refusal.ts";
import { COMMENT_LENGTH } from "#domain/quote-request/quote-request.ts";
import { singleColourRemark } from "#domain/special-processing/check-special.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { FormGroup } from "./form-group.tsx";
import groupStyles from "./form-group.module.css";
import { UploadsField } from "#web/forms/uploads/uploads-field.tsx";
import type { Uploads } from "#web/forms/uploads/use-uploads.ts";
import type { SpecialConfigurator } from "./use-special-form.ts";

interface IdeaGroupProps {
  readonly configurator: SpecialConfigurator;
  readonly uploads: Uploads;
  readonly messages: FieldMessages;
}

/** What no list can ask: words, preset for as long as a special quote has its remark and nobody typed, and files. */
export function IdeaGroup({ configurator: { catalogue, form }, uploads, messages }: IdeaGroupProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FormGroup title="Your idea" hint="Anything that helps us picture it.">
      <div className={groupStyles.wide}>
        <Field label="Comment" hint="Optional" error={messages.comment}>
          {(ids) => (
            <TextArea
              {...ids}
              name="comment"
              rows={3}
              maxLength={COMMENT_LENGTH}
              text={typed ?? singleColourRemark(catalogue, form) ?? ""}
              invalid={messages.comment !== undefined}
              onText={setTyped}
            />
          )}
        </Field>
      </div>
      <UploadsField uploads={uploads} error={messages.attachments} />
    </FormGroup>
  );
}
