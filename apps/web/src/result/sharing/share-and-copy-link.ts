/** Returns the absolute URL of a path on this site, or of the current page if the path is null. */
export const toAbsoluteUrl = (path: string | null): string => new URL(path ?? location.pathname, location.origin).href;

/**
 * Calls `share` to make something public, and copies its link. Returns false if the link could not be copied. Rejects
 * if sharing failed.
 */
export async function shareAndCopyLink(share: () => Promise<{ path: string | null }>): Promise<boolean> {
  let isShared = false;
  try {
    await copyLater(async () => {
      const { path } = await share();
      isShared = true;
      return toAbsoluteUrl(path);
    });
    return true;
  } catch (error) {
    if (isShared) return false;
    throw error;
  }
}

/**
 * Copies text that has yet to be fetched. Safari allows copying only during the click, so the clipboard gets the
 * promise if it accepts one.
 */
async function copyLater(fetchText: () => Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await fetchText());
    return;
  }
  const text = fetchText();
  const blob = text.then((content) => new Blob([content], { type: "text/plain" }));
  const copied = navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  // A failed fetch is more informative than the clipboard error that it causes.
  await text;
  await copied;
}
