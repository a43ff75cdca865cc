// Before the first paint: a reader's own choice of theme, over the system's.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
    // Light comes first, then dark.
    let name = "light";
    for (const colour of document.querySelectorAll("meta[name=theme-color]")) {
      colour.media = name === theme ? "all" : "not all";
      name = "dark";
    }
  }
} catch {
  // Storage is off: the system's theme stands.
}
