import { CAPTURE_PATH } from "@dupewise/domain/capture/hand-over";
import { Link } from "react-router-dom";
import { GetExtension } from "../../lib/layout/get-extension.tsx";

/** Introduces the browser extension and links to its installation. */
export function ExtensionPromo() {
  return (
    <>
      <p className="mb-4">
        Most shops block servers. With a button in your browser's toolbar, the page is read as you see it: click it on
        the original, then on the alternative, and the two are compared. It reads nothing until you click.
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
