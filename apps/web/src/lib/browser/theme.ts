import { useState } from "react";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";

function getStoredTheme(): Theme {
  // The server's rendering works with any theme.
  if (typeof document === "undefined") return "system";
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/**
 * Returns the chosen theme, and a function that changes and stores it. public/theme.js applies the stored theme before
 * the first paint.
 */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(getStoredTheme);
  const choose = (next: Theme) => {
    setTheme(next);
    colorTheFrame(next);
    if (next === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is off: the choice lasts until the page is closed.
    }
  };
  return [theme, choose];
}

/** Updates the browser's UI too: index.html has a color for light, then one for dark. */
function colorTheFrame(theme: Theme): void {
  const colors = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const [index, color] of colors.entries()) {
    const name = index === 0 ? "light" : "dark";
    color.media = theme === "system" ? `(prefers-color-scheme: ${name})` : theme === name ? "all" : "not all";
  }
}
