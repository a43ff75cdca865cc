import { BRAND } from "@dupewise/domain/brand";

const BROWSERS = [
  {
    name: "Chrome and Edge",
    page: "chrome://extensions",
    steps: "turn on Developer mode, choose Load unpacked, and pick the chrome-mv3 folder.",
  },
  {
    name: "Firefox",
    page: "about:debugging#/runtime/this-firefox",
    steps: "choose Load Temporary Add-on, and pick the file whose name ends in firefox.zip.",
  },
] as const;

/** Renders instructions for installing the browser extension. */
export function GetExtension() {
  return (
    <ul className="flex flex-col gap-3">
      {BROWSERS.map(({ name, page, steps }) => (
        <li key={name}>
          <span className="font-medium">{name}:</span> open <code className="wrap-anywhere">{page}</code>, {steps}
        </li>
      ))}
      <li className="text-soft">
        Whoever runs this {BRAND} server can build the files with <code>npm run extension</code>.
      </li>
    </ul>
  );
}
