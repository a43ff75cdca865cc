import { comparisonsLeft, FREE_COMPARISONS } from "@dupewise/domain/account/entitlements";
import { MAX_ALTERNATIVES } from "@dupewise/domain/constants";
import { Button, buttonClass } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextArea } from "@dupewise/ui/input";
import { Plus, X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useUser } from "../../lib/session/user.ts";
import { splitLinks } from "./several-run.ts";

/** The schema weighs more than the form. If it fails to load, the server has the same rules. */
const loadRules = () => import("./validate-alternatives.ts").catch(() => null);

const PLACEHOLDER = "https://…  or the product's name, materials and price";

interface AlternativesFormProps {
  /** The original if it is already known; null if the form must ask for it. */
  original: string | null;
  drafted: { original: string; alternatives: readonly string[] };
  busy: boolean;
  onCompare: (original: string, alternatives: string[]) => void;
}

/**
 * Renders the form for one original and up to ten alternatives. Users with too few comparisons left choose which
 * alternatives to compare.
 */
export function AlternativesForm({ original: known, drafted, busy, onCompare }: AlternativesFormProps) {
  const user = useUser();
  const [original, setOriginal] = useState(drafted.original);
  const [alternatives, setAlternatives] = useState<readonly string[]>(drafted.alternatives);
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const list = useRef<HTMLOListElement>(null);

  const left = comparisonsLeft(user);
  const filled = alternatives.flatMap((text, index) => (text.trim() === "" ? [] : index));
  const mustPick = filled.length > left;
  const chosen = mustPick ? filled.filter((index) => !dropped.has(index)) : filled;
  const over = chosen.length - left;

  const change = (index: number, text: string) => {
    const texts = splitLinks(text);
    setAlternatives(alternatives.toSpliced(index, 1, ...texts).slice(0, MAX_ALTERNATIVES));
    setErrors({});
  };
  const remove = (index: number) => {
    setAlternatives(alternatives.toSpliced(index, 1));
    setDropped(new Set([...dropped].flatMap((one) => (one === index ? [] : one > index ? one - 1 : one))));
    setErrors({});
    list.current?.querySelector("textarea")?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || over > 0) return;
    const request = {
      originalUrl: known ?? original,
      alternatives: chosen.map((index) => (alternatives[index] ?? "").trim()),
    };
    const issues = (await loadRules())?.validateAlternatives(request) ?? [];
    const byField = issues.map(({ path, message }): [string, string] => {
      const at = /^alternatives\.(\d+)/.exec(path)?.[1];
      return [at === undefined ? path : String(chosen[Number(at)]), message];
    });
    setErrors(Object.fromEntries(byField));
    if (issues.length === 0) onCompare(request.originalUrl, request.alternatives);
  };

  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
      {known === null && (
        <Field label="Original" error={errors["originalUrl"]}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              dir="auto"
              spellCheck={false}
              placeholder={PLACEHOLDER}
              className="max-h-60"
              value={original}
              onChange={({ target }) => setOriginal(target.value)}
            />
          )}
        </Field>
      )}
      <ol ref={list} className="flex flex-col gap-4">
        {alternatives.map((text, index) => (
          <li key={index} className="flex items-start gap-2">
            <Field label={`Alternative ${index + 1}`} error={errors[String(index)]} className="min-w-0 grow">
              {(control) => (
                <>
                  <TextArea
                    {...control}
                    rows={1}
                    dir="auto"
                    spellCheck={false}
                    placeholder={PLACEHOLDER}
                    className="max-h-60"
                    value={text}
                    onChange={({ target }) => change(index, target.value)}
                  />
                  {mustPick && text.trim() !== "" && (
                    <label className="inline-flex min-h-11 items-center gap-2 text-sm">
                      <input
                        type="checkbox"
                        className="size-4.5 accent-thread"
                        checked={!dropped.has(index)}
                        onChange={({ target }) => {
                          const next = new Set(dropped);
                          if (target.checked) next.delete(index);
                          else next.add(index);
                          setDropped(next);
                        }}
                      />
                      {`Compare alternative ${index + 1}`}
                    </label>
                  )}
                </>
              )}
            </Field>
            {alternatives.length > 1 && (
              <button
                type="button"
                aria-label={`Remove alternative ${index + 1}`}
                className="mt-7 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunk hover:text-ink"
                onClick={() => remove(index)}
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {left > 0 ? (
          <Button type="submit" busy={busy} aria-disabled={busy || over > 0 || undefined}>
            {busy ? "Analyzing..." : chosen.length > 1 ? `Compare ${chosen.length} alternatives` : "Compare"}
          </Button>
        ) : (
          <Link to="/subscribe" className={buttonClass()}>
            Upgrade to Premium
          </Link>
        )}
        {alternatives.length < MAX_ALTERNATIVES && (
          <Button look="quiet" onClick={() => setAlternatives([...alternatives, ""])}>
            <Plus aria-hidden="true" className="size-4.5" />
            Add another alternative
          </Button>
        )}
        <output className={over > 0 ? "basis-full text-poor" : "basis-full text-sm text-soft"}>
          {errors["alternatives"] ?? describeCost(left, chosen.length)}
        </output>
      </div>
    </form>
  );
}

/** The cost, stated before it is charged. */
function describeCost(left: number, chosen: number): string {
  const rule = "Each alternative that gets a score counts as one comparison; the others don't count.";
  if (left === Infinity) return rule;
  const have = `You have ${left} of ${FREE_COMPARISONS} free comparisons left`;
  return chosen > left && left > 0
    ? `${have}: choose which ${left === 1 ? "one" : left} to compare.`
    : `${rule} ${have}.`;
}
