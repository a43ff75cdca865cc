import { Fragment } from "react";

/** Shows what was read, "We read: Arizona · Birkenstock · $150", with each part in its own text direction. */
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
