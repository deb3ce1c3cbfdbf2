import { parentPort } from "node:worker_threads";
import type { ThreadAnswer } from "#platform/threads.ts";
import { type ApiDescription, type DescribedApi, describeApi } from "./describe-api.ts";

async function answerTo(described: DescribedApi): Promise<ThreadAnswer<ApiDescription>> {
  try {
    return { result: await describeApi(described) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// A thread of its own (see api-documents.ts): it is asked once.
parentPort?.on("message", (described: DescribedApi) => {
  void answerTo(described).then((answer) => parentPort?.postMessage(answer));
});
