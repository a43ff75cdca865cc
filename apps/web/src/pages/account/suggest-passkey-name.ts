/** Devices in user agents, most specific first: those of iPads and Androids name other systems too. */
const DEVICES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "Chromebook"],
  [/Macintosh/, "Mac"],
  [/Windows/, "Windows"],
  [/Linux/, "Linux"],
];

/**
 * Suggests a name for a new passkey: the kind of device, such as "iPhone", or "Passkey" if that is unknown.
 * @param userAgent the user agent as the browser sends it
 */
export function suggestPasskeyName(userAgent: string): string {
  return DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "Passkey";
}
