/** A kind of work that outlives the request which promised it. Done at least once; the effect guards itself. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** How often work that failed is tried again, with pauses that double from 5 seconds to one minute. */
  readonly tries: number;
  /** Jobs a process works off side by side. */
  readonly sideBySide: number;
  /** Never set: carries the type of what is queued. */
  readonly data?: Data;
}

export const sendMailQueue: Queue<{ mailId: string }> = { name: "send-mail", tries: 1_000, sideBySide: 3 };

/** Somebody says they forgot the password of this address; whether there is such an account is found out later. */
export const temporaryPasswordQueue: Queue<{ email: string }> = {
  name: "temporary-password",
  tries: 50,
  sideBySide: 1,
};

/** Hourly: what has run out is deleted. */
export const housekeepingQueue: Queue<Record<string, never>> = {
  name: "housekeeping",
  tries: 1,
  sideBySide: 1,
};

export const queues = [sendMailQueue, temporaryPasswordQueue, housekeepingQueue];
