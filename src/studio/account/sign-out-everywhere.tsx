import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";

/** Ends every sign-in of one's own, this one as well. */
export function SignOutEverywhere() {
  const go = useNavigate();
  const leave = async () => {
    await callStudio("POST sign-out", { body: { everywhere: true } });
    await go("/sign-in");
  };
  return (
    <>
      <p>On every device, this one as well. A sign-in ends by itself after twelve hours.</p>
      <Button look="quiet" onClick={() => void leave()}>
        Sign out everywhere
      </Button>
    </>
  );
}
