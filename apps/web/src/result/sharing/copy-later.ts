/**
 * Copies a text that has yet to be fetched. Safari allows copying only within the press itself, so the clipboard is
 * given the promise where it takes one.
 */
export async function copyLater(fetchText: () => Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await fetchText());
    return;
  }
  const text = fetchText();
  const blob = text.then((content) => new Blob([content], { type: "text/plain" }));
  const copied = navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  // A failure to fetch says more than the clipboard's failure that follows from it.
  await text;
  await copied;
}
