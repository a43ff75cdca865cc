import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyCreation, PasskeyRequest, PasskeySignInInput } from "@dupewise/domain/account/passkey";
import type { RegisterPasskeyInput } from "@dupewise/domain/account/passkey";

const SITE = { rpId: "dupewise.example", origin: "https://dupewise.example" };

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

/** Ways in which an authenticator or browser misbehaves. */
interface Misbehavior {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  userHandle?: string;
  /** Claims this signature count. */
  counter?: number;
  /** Signs with another key. */
  isForged?: boolean;
  format?: string;
}

/**
 * Creates a software authenticator with one passkey. It responds as a browser does, with ES256 and without attestation.
 */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const another = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  let signed = 0;
  let owner = "";

  const credential = { id, rawId: id, type: "public-key" as const };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    /** Creates the passkey. */
    register: (
      { challenge, rp, user }: PasskeyCreation,
      { origin = SITE.origin, isVerified = true, format = "none", ...other }: Misbehavior = {},
    ): RegisterPasskeyInput["response"] => {
      owner = user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      // CBOR: a map of 5, kty EC2, alg ES256, crv P-256, x and y.
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const authData = Buffer.concat([
        head(other.rpId ?? rp.id, isVerified, FLAGS.hasCredential, 0),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text(format),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      const clientDataJSON = clientData("webauthn.create", other.challenge ?? challenge, origin);
      return {
        ...credential,
        response: {
          clientDataJSON: clientDataJSON.toString("base64url"),
          attestationObject: attestation.toString("base64url"),
        },
      };
    },
    /** Signs in with the passkey. */
    signIn: (
      { challenge, rpId }: PasskeyRequest,
      { origin = SITE.origin, isVerified = true, isForged = false, ...other }: Misbehavior = {},
    ): PasskeySignInInput["response"] => {
      signed = other.counter ?? signed + 1;
      const authData = head(other.rpId ?? rpId, isVerified, 0, signed);
      const data = clientData("webauthn.get", other.challenge ?? challenge, origin);
      const hash = createHash("sha256").update(data).digest();
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: sign("sha256", Buffer.concat([authData, hash]), isForged ? another : privateKey).toString(
            "base64url",
          ),
          userHandle: other.userHandle ?? owner,
        },
      };
    },
  };
}

function head(rpId: string, isVerified: boolean, more: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(FLAGS.present | (isVerified ? FLAGS.verified : 0) | more);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), rest]);
}

/** A short CBOR text. */
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
