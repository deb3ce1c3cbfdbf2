import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Stack } from "#ui/layout/boxes.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { callShop } from "#web/calls/call-shop.ts";

/** Ends the link to one's own quotation, and goes on at the new one. */
export function QuotationLinkChange({ number }: { readonly number: string }) {
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  const change = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const answer = await callShop("POST quotation/:quotation_no/change-key", {
      params: { quotation_no: number },
      body: {},
    });
    setMessage(answer.ok ? null : answer.message);
    if (answer.ok) await navigate(answer.data.path, { replace: true, preventScrollReset: true });
    setChanged(answer.ok);
    underWay.current = false;
    setBusy(false);
  };
  return (
    <Disclosure look="link" summary="Change the link to this quotation">
      <Stack gap={3}>
        <p>
          Whoever has its link can read this quotation and order it. A new link ends those that you have given
          away, and the code on paper.
        </p>
        <div role="status">
          {message !== null && <Message tone="error">{message}</Message>}
          {isChanged && <Message tone="done">This page has its new link.</Message>}
        </div>
        <div>
          <Button look="quiet" busy={busy} onClick={() => void change()}>
            {busy ? "Changing" : "Change the link"}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
}
