import * as z from "zod";
import { requiredText } from "../required-text.ts";
import { PASSKEY_NAME_MAX_LENGTH } from "./passkey-terms.ts";

/** In base64url: WebAuthn allows IDs of 1,023 bytes. */
const CREDENTIAL_ID_MAX_LENGTH = 1_364;
/** In base64url: an account's ID. */
const USER_HANDLE_MAX_LENGTH = 88;
/** In base64url: several times what browsers send. */
const CLIENT_DATA_MAX_LENGTH = 2_000;
const AUTHENTICATOR_DATA_MAX_LENGTH = 4_000;

const createBase64UrlSchema = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

const CredentialId = createBase64UrlSchema(CREDENTIAL_ID_MAX_LENGTH);
const PUBLIC_KEY = z.literal("public-key");

export const PasskeyId = z.object({ id: z.uuid() });

const Name = requiredText("Give the passkey a name").max(
  PASSKEY_NAME_MAX_LENGTH,
  `Use at most ${PASSKEY_NAME_MAX_LENGTH} characters`,
);

/** An account's passkey, without the public key. */
export const Passkey = PasskeyId.extend({
  name: z.string(),
  createdAt: z.date(),
  /** When it was last used to sign in; null if never. */
  lastUsedAt: z.date().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What a browser needs to create a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: PUBLIC_KEY, alg: z.number() })),
  excludeCredentials: z.array(z.object({ type: PUBLIC_KEY, id: z.string() })),
  authenticatorSelection: z.object({ residentKey: z.literal("required"), userVerification: z.literal("required") }),
  attestation: z.literal("none"),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What a browser needs to sign in with a passkey: PublicKeyCredentialRequestOptionsJSON of WebAuthn Level 3. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal("required"),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

const createCredentialSchema = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: CredentialId,
    rawId: CredentialId,
    type: PUBLIC_KEY,
    response: z.object({ clientDataJSON: createBase64UrlSchema(CLIENT_DATA_MAX_LENGTH), ...response }),
  });

/** A passkey that a browser has created: RegistrationResponseJSON of WebAuthn Level 3, without extensions. */
export const RegisterPasskeyInput = z.object({
  name: Name,
  response: createCredentialSchema({ attestationObject: createBase64UrlSchema(AUTHENTICATOR_DATA_MAX_LENGTH) }),
});
export type RegisterPasskeyInput = z.infer<typeof RegisterPasskeyInput>;

/** A challenge that a passkey has signed: AuthenticationResponseJSON of WebAuthn Level 3, without extensions. */
export const PasskeySignInInput = z.object({
  response: createCredentialSchema({
    authenticatorData: createBase64UrlSchema(AUTHENTICATOR_DATA_MAX_LENGTH),
    signature: createBase64UrlSchema(AUTHENTICATOR_DATA_MAX_LENGTH),
    userHandle: createBase64UrlSchema(USER_HANDLE_MAX_LENGTH),
  }),
});
export type PasskeySignInInput = z.infer<typeof PasskeySignInInput>;

export const RenamePasskeyInput = PasskeyId.extend({ name: Name });
