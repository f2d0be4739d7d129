import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** A number of so many bytes. */
const number = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};

/** A short text as CBOR has it. */
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** Bytes as CBOR has them, up to 255. */
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value]);

/** What a test has an authenticator do otherwise than a right one. */
export interface Odd {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
  readonly userHandle?: string;
}

interface Options {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

/** An authenticator and its browser, with one passkey for an origin. */
export const authenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let userHandle = '';
  let count = 0;

  const clientData = (type: string, { challenge }: Options, odd: Odd): string =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: odd.origin ?? origin, crossOrigin: false }),
    ).toString('base64url');

  const dataOf = (flags: number, { rpId, counter, isVerified = true }: Odd, key: Buffer) =>
    Buffer.concat([
      sha256(rpId ?? new URL(origin).hostname),
      Buffer.from([flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)]),
      number(counter ?? count, 4),
      key,
    ]);

  const key = () =>
    Buffer.concat([
      Buffer.alloc(16),
      number(credentialId.length, 2),
      credentialId,
      // A key of the curve P-256 for ES256, as COSE has it.
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);

  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  return {
    id,
    /** Makes the passkey. */
    make: (options: Options, odd: Odd = {}) => {
      userHandle = options.user?.id ?? '';
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
        bytes(dataOf(HAS_KEY, odd, key())),
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', options, odd),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Uses it. */
    use: (options: Options, odd: Odd = {}) => {
      count += 1;
      const clientDataJSON = clientData('webauthn.get', options, odd);
      const authenticatorData = dataOf(0, odd, Buffer.alloc(0));
      const signed = [authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))];
      return {
        ...common,
        response: {
          clientDataJSON,
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', Buffer.concat(signed), privateKey).toString('base64url'),
          userHandle: odd.userHandle ?? userHandle,
        },
      };
    },
  };
};
