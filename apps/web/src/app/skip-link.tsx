/** Renders the link that skips the header. It is the first tab stop. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-md bg-thread px-4 py-3 text-on-thread focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
