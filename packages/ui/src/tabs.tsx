import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

export interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: string) => void;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
}

/** Renders tabs and the panel of the selected one. The arrow keys move between tabs. */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className="flex gap-6 border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-b-2 border-transparent font-medium text-soft hover:text-ink data-[state=active]:border-thread data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-7">
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
