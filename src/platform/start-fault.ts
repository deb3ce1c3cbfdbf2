/** Something outside the program keeps the shop from opening; the message is one sentence for the person who starts it. */
export class StartFault extends Error {}
