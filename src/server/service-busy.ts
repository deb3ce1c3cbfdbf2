/** Too much work is waiting; answered with 503 and Retry-After. */
export const serviceBusy = (): Error => Object.assign(new Error("The shop is busy."), { statusCode: 503 });
