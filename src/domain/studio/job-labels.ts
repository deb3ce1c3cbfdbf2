/** Kinds of work, as they are said. */
const queueNames: Readonly<Record<string, string>> = {
  "send-mail": "Send a mail",
  "send-password-mail": "Send a code or a password",
  "send-reminder": "Send a reminder",
  "temporary-password": "Make a temporary password",
  "end-payment": "End a payment that was begun",
  "issue-waiting-papers": "Issue invoices that have waited",
  "publish-waiting": "Put on sale what waits for its hour",
  "look-for-payments": "Look for payments",
  housekeeping: "Delete what has run out",
  "sweep-files": "Remove unused files",
  "sweep-uploads": "Forget uploads that do not get on",
  "keep-time": "Remind of open orders",
  "compare-lists": "Compare lists with their facts",
};

/** What a job does; the name of its queue where that is not known. */
export function jobLabel(queue: string): string {
  return queueNames[queue] ?? queue;
}
