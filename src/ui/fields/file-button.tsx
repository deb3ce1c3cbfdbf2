import { type ReactNode, type Ref, useRef } from "react";
import { Button } from "#ui/button.tsx";

interface FileButtonProps {
  /** What the field is called for whoever does not see the button. */
  readonly label: string;
  /** Media types and endings that are offered, for the browser's own dialog. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly look?: "main" | "quiet" | "plain";
  readonly busy?: boolean;
  readonly describedBy?: string | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** Somebody is about to choose. */
  readonly onSeek?: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that opens the device's files. The same file may be chosen again. */
export function FileButton({ label, accept, multiple, onSeek, onFiles, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Button
        ref={rest.buttonRef}
        look={rest.look ?? "quiet"}
        busy={rest.busy}
        describedBy={rest.describedBy}
        onClick={() => {
          onSeek?.();
          input.current?.click();
        }}
      >
        {rest.children}
      </Button>
    </>
  );
}
