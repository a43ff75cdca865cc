import { defineConfig } from "oxlint";
import { buildRoomOverrides } from "./tooling/lint/rooms.ts";

export default defineConfig({
  plugins: ["typescript", "import", "unicorn", "oxc", "promise", "node"],
  categories: {
    correctness: "error",
    suspicious: "off",
  },
  options: {
    typeAware: true,
  },
  ignorePatterns: ["**/dist/**", "**/.wxt/**", "**/migrations/**"],
  rules: {
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "max-lines": [
      "error",
      {
        max: 300,
        skipBlankLines: false,
        skipComments: false,
      },
    ],
    "no-console": "error",
    "no-empty-pattern": [
      "error",
      {
        allowObjectPatternsAsParameters: true,
      },
    ],
    "no-warning-comments": "error",
    "node/no-process-env": "error",
    "unicorn/filename-case": [
      "error",
      {
        case: "kebabCase",
      },
    ],
    "typescript/consistent-type-imports": "error",
    "typescript/consistent-type-assertions": [
      "error",
      {
        assertionStyle: "never",
      },
    ],
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-unnecessary-condition": "off",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/only-throw-error": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/unbound-method": "off",
    "unicorn/no-array-sort": "off",
  },
  overrides: [
    ...buildRoomOverrides(),
    {
      files: [
        "apps/*/src/**/env.ts",
        "apps/extension/{*,e2e/*}.ts",
        "tooling/**",
        "**/*.config.ts",
        "packages/testing/**",
        "**/*.test.ts",
      ],
      rules: {
        "node/no-process-env": "off",
      },
    },
    {
      files: [
        "apps/cli/**",
        "packages/client/pack.ts",
        "apps/server/src/main.ts",
        "apps/server/src/ratings.ts",
        "apps/server/src/redrive.ts",
        "apps/server/src/{backup,import,restore}.ts",
        "apps/server/src/worker.ts",
        "apps/extension/{e2e/run,pack}.ts",
        "tooling/**",
      ],
      rules: {
        "no-console": "off",
      },
    },
    {
      files: ["**/*.config.ts", "apps/extension/src/entrypoints/**"],
      rules: {
        "import/no-default-export": "off",
      },
    },
    {
      files: ["**/*.data.ts"],
      rules: {
        "max-lines": "off",
      },
    },
    {
      files: ["**/*.test.{ts,tsx}", "apps/{extension,web}/e2e/**"],
      rules: {
        "max-lines": [
          "error",
          {
            max: 400,
          },
        ],
        "typescript/no-non-null-assertion": "off",
        "typescript/no-unsafe-assignment": "off",
      },
    },
    {
      files: ["packages/ui/**/*.tsx", "apps/{extension,web}/**/*.tsx"],
      plugins: ["react", "jsx-a11y"],
      rules: {
        "max-lines": [
          "error",
          {
            max: 200,
            skipBlankLines: true,
            skipComments: true,
          },
        ],
        "react/incompatible-library": "off",
        "react/rules-of-hooks": "error",
        "react/exhaustive-deps": "error",
        "react/jsx-key": "error",
      },
    },
  ],
});
