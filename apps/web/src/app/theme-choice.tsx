import { Monitor, Moon, Sun } from "lucide-react";
import { type Theme, THEMES, useTheme } from "../lib/browser/theme.ts";

const LOOKS: Record<Theme, { label: string; Icon: typeof Sun }> = {
  system: { label: "System theme", Icon: Monitor },
  light: { label: "Light theme", Icon: Sun },
  dark: { label: "Dark theme", Icon: Moon },
};

/** Renders the buttons that choose the light, dark or system theme. */
export function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return (
    <fieldset aria-label="Theme" className="flex rounded-full border border-line">
      {THEMES.map((value) => {
        const { label, Icon } = LOOKS[value];
        return (
          <button
            key={value}
            type="button"
            aria-label={label}
            aria-pressed={theme === value}
            className="grid size-11 place-items-center rounded-full text-soft hover:text-ink aria-pressed:bg-sunk aria-pressed:text-ink forced-colors:aria-pressed:border"
            onClick={() => setTheme(value)}
          >
            <Icon className="size-4" />
          </button>
        );
      })}
    </fieldset>
  );
}
