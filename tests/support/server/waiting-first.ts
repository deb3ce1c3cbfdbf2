import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files of which one waits seconds for the second try of a job: begun last, they would be waited for at the end of all. */
const waiting = /\/(send-mail|password-mails|start-work)\.test\.ts$/;

/** Files as Vitest orders them, those that mostly wait before all others. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => waiting.test(moduleId);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}
