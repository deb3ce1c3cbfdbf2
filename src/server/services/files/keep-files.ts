import type { NewAttachment } from "../../db/ordering/quote-requests.ts";
import { keepFile } from "../../files/kept-files.ts";
import type { Services } from "../services.ts";
import type { ReceivedFile } from "./receive-file.ts";

/** Puts received files where they stay, before anything refers to them; answers what refers to them. */
export const keepFiles = async (
  { config }: Pick<Services, "config">,
  files: readonly ReceivedFile[],
): Promise<readonly NewAttachment[]> => {
  for (const file of files) await keepFile(config.dataDir, file);
  return files.map(({ name, mediaType, bytes, sha256 }) => ({ name, mediaType, bytes, sha256 }));
};
