/** The address as it stands in a form. */
export const typedEmail = (form: HTMLFormElement | null): string =>
  form?.querySelector<HTMLInputElement>("input[name='email']")?.value ?? "";
