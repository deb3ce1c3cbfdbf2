import { answerInThread } from "#platform/threads.ts";
import { describeApi } from "./describe-api.ts";

// A thread of its own (see api-documents.ts): it is asked once.
answerInThread(describeApi);
