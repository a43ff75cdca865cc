/** For each room, the rooms that it may import from. */
export const ROOMS = {
  domain: [],
  vocabulary: ["domain"],
  reader: ["domain", "vocabulary"],
  ai: ["domain", "vocabulary"],
  catalogue: ["domain", "reader"],
  mail: ["domain"],
  payments: ["domain"],
  mcp: ["domain"],
  db: ["domain"],
  api: ["domain", "vocabulary", "db"],
  ui: ["domain"],
  client: ["api"],
  server: ["domain", "reader", "ai", "catalogue", "db", "mail", "payments", "mcp", "api"],
  cli: ["domain", "vocabulary", "reader", "ai", "catalogue", "mcp", "client"],
  web: ["domain", "vocabulary", "ui", "api"],
  extension: ["domain", "ui"],
} as const satisfies Record<string, readonly string[]>;

export type Room = keyof typeof ROOMS;

const APPS: ReadonlySet<string> = new Set<Room>(["server", "cli", "web", "extension"]);

/** Returns the path of a room's folder, relative to the root. */
export const getRoomFolder = (room: string): string => `${APPS.has(room) ? "apps" : "packages"}/${room}`;

/** Rooms that run elsewhere and share no code with the server, only the types of its API. */
const TYPES_ONLY: Readonly<Partial<Record<Room, string>>> = { web: "api", client: "api" };

/**
 * Builds a lint override for each room that rejects all imports that the table doesn't allow. Tests may import what
 * they need.
 */
export const buildRoomOverrides = () =>
  Object.entries(ROOMS).map(([room, allowed]: [string, readonly string[]]) => {
    const typesOnly = Object.entries(TYPES_ONLY).find(([name]) => name === room)?.[1];
    const refused = Object.keys(ROOMS).filter((other) => !allowed.includes(other));
    const patterns = [
      {
        group: [...refused.map((other) => `@dupewise/${other}/**`), "**/testing/**"],
        message: `${room} may import ${allowed.join(", ") || "none of our rooms"}; see CONTRIBUTING.md, Rooms.`,
      },
      ...(typesOnly === undefined
        ? []
        : [
            {
              group: [`@dupewise/${typesOnly}/**`],
              allowTypeImports: true,
              message: `${room} takes only types from the ${typesOnly}.`,
            },
          ]),
    ];
    return {
      files: [`${getRoomFolder(room)}/src/**/*.{ts,tsx}`],
      excludeFiles: ["**/*.test.{ts,tsx}", "**/src/testing/**", "apps/server/src/matrix/**"],
      rules: { "no-restricted-imports": ["error", { patterns }] as const },
    };
  });
