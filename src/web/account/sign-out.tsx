import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { forgetPicture } from "#web/calls/own-picture/forget-picture.ts";
import { forgetUploads } from "#web/calls/uploads/forget-uploads.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { forgetGuestChoice } from "#web/sign-in/guest-choice.ts";
import { forgetPending } from "#web/sign-in/pending-action.ts";
import { setVisitor } from "#web/calls/visitor-store.ts";
import styles from "./page.module.css";

/** Sign out on this device, or on all of them. */
export function SignOut() {
  const [underWay, setUnderWay] = useState<"here" | "everywhere" | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const leave = async (where: "here" | "everywhere") => {
    setUnderWay(where);
    const answer = await callShop("POST auth/logout", { body: { everywhere: where === "everywhere" } });
    setUnderWay(null);
    setFailed(answer.ok ? null : answer.message);
    if (!answer.ok) return;
    forgetPending();
    forgetGuestChoice();
    forgetUploads();
    forgetPicture();
    setVisitor(answer.data);
  };
  return (
    <div className={styles.signOut}>
      <Button
        look="quiet"
        busy={underWay === "here"}
        disabled={underWay !== null}
        onClick={() => void leave("here")}
      >
        Sign out
      </Button>
      <Button
        look="plain"
        busy={underWay === "everywhere"}
        disabled={underWay !== null}
        onClick={() => void leave("everywhere")}
      >
        Sign out everywhere
      </Button>
      <div role="alert">{failed && <Message tone="error">{failed}</Message>}</div>
    </div>
  );
}
