import { Fragment } from "react";

/**
 * Renders what was read about a product on one line: "What we read: Arizona · Birkenstock · $150". Each part keeps
 * its own text direction.
 */
export function ReadingLine({ parts }: { parts: readonly string[] }) {
  return (
    <>
      <span className="text-ink">What we read:</span>{" "}
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && " "}
          <bdi>{part}</bdi>
          {index < parts.length - 1 && "\u00A0·"}
        </Fragment>
      ))}
    </>
  );
}
