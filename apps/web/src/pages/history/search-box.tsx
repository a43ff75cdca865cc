import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { useEffect, useState } from "react";
import { SEARCH_MAX_LENGTH } from "./use-history-filter.ts";

/** How long a user pauses after typing a search. */
const PAUSE_MS = 300;

export interface SearchBoxProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Renders the search field of the history. The search starts shortly after the last keystroke. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // The URL was changed by something other than this field: back, forward, or the button that shows all.
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }
  useEffect(() => {
    const words = typed.trim();
    if (words === asked) return undefined;
    const pause = setTimeout(() => {
      setAsked(words);
      onSearch(words);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, asked, onSearch]);
  return (
    <Field label="Search" className="min-w-[min(14rem,100%)] grow sm:max-w-80">
      {(control) => (
        <TextInput
          {...control}
          name="search"
          type="search"
          placeholder="Product, brand or material"
          maxLength={SEARCH_MAX_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  );
}
