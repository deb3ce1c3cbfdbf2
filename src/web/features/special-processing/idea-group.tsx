import type { FieldMessages } from "../../../domain/account/refusal.ts";
import { COMMENT_LENGTH } from "../../../domain/quote/request/comment.ts";
import { singleColourRemark } from "../../../domain/quote/special-processing/check-special.ts";
import { Field } from "../../ui/fields/field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { FormGroup } from "./fields/form-group.tsx";
import groupStyles from "./fields/form-group.module.css";
import { AttachmentsField } from "./files/attachments-field.tsx";
import type { Attachments } from "./files/use-attachments.ts";
import type { SpecialConfigurator } from "./use-special-form.ts";

interface IdeaGroupProps {
  readonly configurator: SpecialConfigurator;
  readonly attachments: Attachments;
  readonly messages: FieldMessages;
}

/** What no list can ask: words, preset where a special quote has its remark, and files. */
export const IdeaGroup = ({ configurator: { catalogue, form }, attachments, messages }: IdeaGroupProps) => (
  <FormGroup title="Your idea" hint="Whatever helps us to see it.">
    <div className={groupStyles.wide}>
      <Field label="Comment" hint="Optional" error={messages.comment}>
        {(ids) => (
          <TextArea
            {...ids}
            name="comment"
            rows={3}
            maxLength={COMMENT_LENGTH}
            startText={singleColourRemark(catalogue, form) ?? undefined}
            invalid={messages.comment !== undefined}
          />
        )}
      </Field>
    </div>
    <AttachmentsField attachments={attachments} error={messages.attachments} />
  </FormGroup>
);
