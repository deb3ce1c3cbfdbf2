import { acceptedFiles } from "#domain/artwork/file-rules.ts";
import { type Attachments, AttachmentsField } from "#web/files/attachments-field.tsx";

interface RequestFilesProps {
  readonly attachments: Attachments;
  readonly fault: string | null;
}

/** Up to four files that go with an answer or a message. */
export function RequestFiles({ attachments, fault }: RequestFilesProps) {
  return (
    <AttachmentsField
      attachments={attachments}
      error={fault ?? undefined}
      accept={acceptedFiles}
      kinds="artwork, pictures or documents"
    >
      Add files
    </AttachmentsField>
  );
}
