/** Gives a field the height of its text, where the browser leaves it as high as it was. */
export function growToFit(field: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing: content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight + 2}px`;
}
