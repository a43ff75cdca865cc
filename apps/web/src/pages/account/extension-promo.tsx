import { CAPTURE_PATH } from "@dupewise/domain/capture/hand-over";
import { Link } from "react-router-dom";
import { GetExtension } from "../../lib/layout/get-extension.tsx";

/** Renders an introduction to the browser extension, with installation steps. */
export function ExtensionPromo() {
  return (
    <>
      <p className="mb-4">
        Many shops don't let our servers read their pages. The extension adds a button to your browser's toolbar that
        reads the page as you see it: click it on the original, then on the alternative, and the two are compared. It
        reads nothing until you click.
      </p>
      <GetExtension />
      <p className="mt-4">
        <Link to={CAPTURE_PATH} className="link">
          See what you've captured
        </Link>
      </p>
    </>
  );
}
