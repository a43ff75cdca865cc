import { Fragment } from "react";

/** "We read: Arizona · Birkenstock · $150": each part in its own direction of writing. */
export function ReadingLine({ parts }: { parts: readonly string[] }) {
  return (
    <>
      <span className="text-ink">We read:</span>{" "}
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && " · "}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </>
  );
}
