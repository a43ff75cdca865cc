import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    // Fonts stay files: the content security policy takes none from data addresses.
    assetsInlineLimit: 0,
    manifest: true,
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
  server: {
    proxy: { "/api": `http://127.0.0.1:${process.env["API_PORT"] ?? "3001"}` },
  },
});
