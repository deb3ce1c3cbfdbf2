// What must not compile here: scripts, measures and tests without a page know no browser. A fence that falls makes a line an error.
// @ts-expect-error no browser
void document.title;
export {};
