import { Button } from "@dupewise/ui/button";
import { Seam } from "@dupewise/ui/seam";

export interface AnalyzingStyleProps {
  message: string | null;
  checking: boolean;
  onCheck: () => void;
}

/** Renders a notice that the profile is being generated, with a button for checking again. */
export function AnalyzingStyle({ message, checking, onCheck }: AnalyzingStyleProps) {
  return (
    <div className="mx-auto max-w-xl py-12 text-center">
      <output className="display block text-2xl">{message}</output>
      <Seam direction="across" running className="mx-auto my-8 w-48" />
      <Button look="secondary" busy={checking} onClick={onCheck}>
        Check Status
      </Button>
    </div>
  );
}
