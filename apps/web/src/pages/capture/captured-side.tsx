import type { CapturedPage } from "@dupewise/domain/capture/hand-over";
import { FieldError } from "@dupewise/ui/field";
import { TextArea } from "@dupewise/ui/input";
import { useId } from "react";
import { CapturedPageCard } from "./captured-page-card.tsx";
import { SideAction } from "./side-action.tsx";
import type { SideInput } from "./typed-sides.ts";

export interface CapturedSideProps {
  /** "Original" or "Alternative". */
  name: string;
  input: SideInput;
  /** The page from the extension, even when text replaces it. */
  page: CapturedPage | undefined;
  /** Why the side could not be compared, if it couldn't. */
  problem: string | undefined;
  isMember: boolean;
  pending: boolean;
  /** Called with the typed text, or with null to restore the captured page. */
  onType: (text: string | null) => void;
  onRemove: () => void;
}

/** Renders one side: the captured page with what was read from it, or a text field if no page was captured. */
export function CapturedSide({ name, input, page, problem, isMember, pending, onType, onRemove }: CapturedSideProps) {
  const id = useId();
  const side = name.toLowerCase();
  return (
    <section aria-labelledby={`${id}-name`} className="flex min-w-0 flex-col">
      <h2 id={`${id}-name`} className="display mb-3 text-2xl">
        {name}
      </h2>
      <div className="flex min-h-52 grow flex-col gap-3 rounded-lg border border-line bg-sheet px-5 py-4 shadow-sheet">
        {"page" in input ? (
          <CapturedPageCard
            key={input.page.id}
            side={side}
            page={input.page}
            isMember={isMember}
            pending={pending}
            onCorrect={onType}
            onRemove={onRemove}
          />
        ) : (
          <>
            {!page && (
              <p className="text-soft">
                Go to the {side}'s page and click the extension's toolbar button, or enter the product here.
              </p>
            )}
            <label id={`${id}-label`} htmlFor={id} className="text-sm font-medium">
              Product URL or Description
            </label>
            <TextArea
              id={id}
              value={input.text}
              rows={4}
              readOnly={pending}
              spellCheck={false}
              dir="auto"
              aria-labelledby={`${id}-name ${id}-label`}
              aria-describedby={problem === undefined ? undefined : `${id}-problem`}
              aria-invalid={problem === undefined ? undefined : true}
              className="max-h-96"
              onChange={({ target }) => onType(target.value)}
            />
            {page && (
              <p>
                <SideAction side={side} disabled={pending} onClick={() => onType(null)}>
                  Use captured page
                </SideAction>
              </p>
            )}
          </>
        )}
        {problem !== undefined && <FieldError id={`${id}-problem`} text={problem} />}
      </div>
    </section>
  );
}
