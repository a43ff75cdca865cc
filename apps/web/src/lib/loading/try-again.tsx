import { Button, type ButtonProps } from "@dupewise/ui/button";
import { useState } from "react";
import { reloadForNewVersion } from "./reload-for-new-version.ts";

/** Renders a retry button for code that failed to load. The button reloads the page if the server responds. */
export function TryAgain(props: Pick<ButtonProps, "look">) {
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await reloadForNewVersion(true);
    setTrying(false);
  };
  return (
    <Button {...props} busy={trying} onClick={() => void retry()}>
      Try again
    </Button>
  );
}
