import { useEffect } from "react";
import type * as z from "zod/mini";
import { memberQuestionForm, questionForm, type QuestionInput } from "#domain/question/question-form.ts";
import { questionRules } from "#domain/question/question-rules.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { callShop } from "#web/calls/call-shop.ts";
import { namedGuest, refreshVisitor, useVisitor } from "#web/calls/visitor-store.ts";
import { type SubmittedFields, useIdempotencyKey } from "#web/forms/form-state.ts";
import { toFormErrors } from "#web/forms/to-form-errors.ts";
import formStyles from "#web/forms/form.module.css";
import { Form, FormFooter, TextField } from "#web/forms/form.tsx";
import { AccountEmail } from "#web/forms/person-fields.tsx";
import { Success } from "#web/forms/success.tsx";
import { type SendForm, useSendForm } from "#web/forms/use-send-form.ts";

/** The product that a question is asked at. */
export interface QuestionPlace {
  readonly id: number;
  readonly name: string;
}

export interface QuestionFormProps {
  /** Null where it is about none in particular. */
  readonly product: QuestionPlace | null;
  /** How the form came back without a script. */
  readonly sent?: SubmittedFields;
  /** It was opened by a press: it begins in its first field. */
  readonly takesFocus?: boolean;
  readonly onAsked: () => void;
}

const ownFields = { names: new Set(["question", "first_name", "email"]) };

/** Who asks: known of somebody signed in. */
function WhoAsks({ form, typed }: { readonly form: SendForm; readonly typed: SubmittedFields["typed"] }) {
  const visitor = useVisitor();
  const guest = namedGuest(visitor);
  if (visitor?.user) return <AccountEmail user={visitor.user} fields={form.fields} />;
  return (
    <div className={formStyles.pair}>
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        required
        startText={typed.first_name ?? guest?.first_name ?? undefined}
        form={form}
      />
      <TextField
        label="Email address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        startText={typed.email ?? guest?.email ?? undefined}
        form={form}
      />
    </div>
  );
}

/** Sends a question once, however often it is pressed. */
function useSendQuestion({ product, sent, onAsked }: QuestionFormProps) {
  const isMember = useVisitor()?.user != null;
  const keyFor = useIdempotencyKey();
  const schema: z.ZodMiniType<Pick<QuestionInput, "question"> & Partial<QuestionInput>> = isMember
    ? memberQuestionForm
    : questionForm;
  return useSendForm({
    schema,
    send: async (typed) => {
      const body = { ...typed, product_id: product?.id ?? "" };
      const answer = await callShop("POST quote/create/question", {
        body,
        key: keyFor(JSON.stringify(body)),
      });
      return answer.ok ? answer : toFormErrors(answer, ownFields);
    },
    onDone: onAsked,
    sent,
  });
}

/** A question to the shop, and who asks it. */
export function QuestionForm(props: QuestionFormProps) {
  const { product, sent, takesFocus = false } = props;
  const form = useSendQuestion(props);
  const { ref } = form;
  useEffect(() => {
    void refreshVisitor();
    if (takesFocus) ref.current?.querySelector("textarea")?.focus();
  }, [ref, takesFocus]);
  const error = form.fields.question;
  const path = product === null ? "/ask" : `/ask?product=${product.id}`;
  return (
    <Form form={form} method="post" action={path} aria-label="Ask the shop">
      {product !== null && <input type="hidden" name="product_id" value={product.id} />}
      <Field label="Your question" hint={product === null ? undefined : product.name} error={error}>
        {(ids) => (
          <TextArea
            {...ids}
            name="question"
            rows={4}
            maxLength={questionRules.wordsMax}
            startText={sent?.typed.question ?? ""}
            invalid={error !== undefined}
          />
        )}
      </Field>
      <WhoAsks form={form} typed={sent?.typed ?? {}} />
      <FormFooter form={form} look="quiet" words={["Send question", "Sending"]} />
    </Form>
  );
}

/** A question has arrived. */
export function AskThanks() {
  return (
    <Success heading="Thank you for asking">
      <p>We answer by email. A copy of your question is on its way to you.</p>
    </Success>
  );
}
