/** Sets the height of a text area to fit its text, in browsers that don't do so themselves. */
export function growToFit(field: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing: content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight + 2}px`;
}
