import type { Kind } from "@dupewise/domain/product/kind";
import { formatMoney } from "@dupewise/domain/money/format-money";
import { Button } from "@dupewise/ui/button";
import type { InputReading } from "./use-preview.ts";

/**
 * The maximum number of products offered. An order or a list may contain dozens, but the line of a later one can be
 * copied instead.
 */
const MOST_GOODS = 6;

interface ReadingChoicesProps {
  preview: NonNullable<InputReading["preview"]>;
  side: string;
  onProduct: (text: string) => void;
  /** Null if a kind cannot be chosen, or was chosen already. */
  onKind: ((kind: Kind) => void) | null;
}

/**
 * Renders the questions that only the shopper can answer: which of several products is meant, or what kind of product
 * it is.
 */
export function ReadingChoices({ preview: { kind, likely, reading }, side, onProduct, onKind }: ReadingChoicesProps) {
  const goods = reading?.goods.slice(0, MOST_GOODS) ?? [];
  return (
    <>
      {goods.length > 1 && (
        <fieldset className="mt-2 flex flex-wrap gap-2">
          <legend className="mb-1.5">
            There are several products here. Which one do you mean?<span className="sr-only"> {side}</span>
          </legend>
          {goods.map(({ name, price }, index) => (
            <Button
              key={`${index} ${name}`}
              look="secondary"
              size="sm"
              onClick={() =>
                onProduct(
                  [
                    `Product: ${name}`,
                    ...(price ? [`Price: ${price.amount} ${price.currency ?? ""}`.trim()] : []),
                  ].join("\n"),
                )
              }
            >
              <span dir="auto">{price ? `${name} · ${formatMoney(price)}` : name}</span>
            </Button>
          ))}
        </fieldset>
      )}
      {kind === null && likely.length > 0 && onKind && (
        <fieldset className="mt-2 flex flex-wrap gap-2">
          <legend className="mb-1.5">
            We're not sure what this is. Which is it?<span className="sr-only"> {side}</span>
          </legend>
          {likely.map((one) => (
            <Button key={one.type} look="secondary" size="sm" onClick={() => onKind(one)}>
              {one.name}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
