import type { Page } from "playwright-core";

const LEFT_BEHIND = "net::ERR_ABORTED";

/** Starts collecting errors on a page. Returns a function that returns the errors collected since its last call. */
export function collectPageErrors(page: Page, ownOrigin: string): () => string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    const type = message.type();
    if (type === "error" || type === "warning") {
      problems.push(`console ${type}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== ownOrigin) problems.push(`foreign request: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    // Leaving a page cancels its pending requests, which is not a fault.
    if (reason !== LEFT_BEHIND) problems.push(`failed request: ${request.url()} (${reason})`);
  });
  return () => problems.splice(0);
}
