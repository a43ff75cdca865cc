import { expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";

it.each([
  ["Mantel mit Gürtel aus Wolle", "de"],
  ["Manteau en laine avec ceinture", "fr"],
  ["Cappotto in lana con cintura", "it"],
  ["Abrigo de lana con cinturón", "es"],
  ["Casaco com cinto, forro de algodão", "pt"],
  ["Wollen jas met ceintuur en zonder voering", "nl"],
  ["Belted wool coat with a lining", undefined],
  ["Maison de la Mode belted coat", undefined],
  ["100% wool", undefined],
  ["", undefined],
])("detects the language of %j", (text, language) => expect(detectLanguage(text)).toBe(language));
