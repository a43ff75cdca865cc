import type { KindGroups } from "@dupewise/domain/product/kind";
import { Select } from "@dupewise/ui/input";
import type { ComponentProps } from "react";

interface KindSelectProps extends ComponentProps<typeof Select> {
  groups: KindGroups;
  value: string;
}

/**
 * Renders a select for the kind of product, with the kinds grouped by type of product. Shows the current kind even
 * while the others load.
 */
export function KindSelect({ groups, ...select }: KindSelectProps) {
  const { value } = select;
  const isListed = groups.some(({ kinds }) => kinds.some(({ type }) => type === value));
  return (
    <Select {...select}>
      {value === "" && <option value="">Choose...</option>}
      {value !== "" && !isListed && <option value={value}>{value}</option>}
      {groups.map(({ group, kinds }) => (
        <optgroup key={group} label={group}>
          {kinds.map(({ type, name }) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
