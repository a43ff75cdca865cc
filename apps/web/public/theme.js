// Before the first paint: a reader's own choice of theme, over the system's.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
    for (const colour of document.querySelectorAll("meta[name=theme-color]")) {
      colour.media = colour.media.includes(theme) ? "all" : "not all";
    }
  }
} catch {
  // Storage is off: the system's theme stands.
}
