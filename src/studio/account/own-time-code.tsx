import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { NewTimeCodeForm } from "#studio/own/new-time-code-form.tsx";

interface OwnTimeCodeProps {
  readonly isThere: boolean;
  readonly onChanged: () => void;
}

/** One's time code, and a new one in its place. */
export function OwnTimeCode({ isThere, onChanged }: OwnTimeCodeProps) {
  const [isAdding, setIsAdding] = useState(false);
  const added = () => {
    setIsAdding(false);
    onChanged();
  };
  if (isAdding) return <NewTimeCodeForm action="Keep it" look="quiet" onAdded={added} />;
  return (
    <>
      <p>{isThere ? "Your authenticator app shows it." : "You have none."}</p>
      <Button look="quiet" onClick={() => setIsAdding(true)}>
        {isThere ? "Move to another app" : "Add a time code"}
      </Button>
    </>
  );
}
