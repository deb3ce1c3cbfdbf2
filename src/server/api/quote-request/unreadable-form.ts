/** A form that is not read to its end, with the status it is answered with. */
export class UnreadableForm extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, cause?: unknown) {
    super("The form could not be read.", { cause });
    this.statusCode = statusCode;
  }
}
