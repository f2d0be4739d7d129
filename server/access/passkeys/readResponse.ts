import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isObject } from '../../../schemas/isObject';

const textIn = (sent: unknown, name: string): string => {
  const value = isObject(sent) ? sent[name] : undefined;
  return typeof value === 'string' ? value : '';
};

const partIn = (sent: unknown, name: string): unknown => (isObject(sent) ? sent[name] : undefined);

const idOf = (sent: unknown) =>
  ({
    id: textIn(sent, 'id'),
    rawId: textIn(sent, 'rawId'),
    type: 'public-key',
    clientExtensionResults: {},
  }) as const;

/** What a browser has sent of a passkey that was used; empty where it is anything else. */
export const readUse = (sent: unknown): AuthenticationResponseJSON => {
  const response = partIn(sent, 'response');
  const userHandle = textIn(response, 'userHandle');
  return {
    ...idOf(sent),
    response: {
      clientDataJSON: textIn(response, 'clientDataJSON'),
      authenticatorData: textIn(response, 'authenticatorData'),
      signature: textIn(response, 'signature'),
      ...(userHandle !== '' && { userHandle }),
    },
  };
};

/** What a browser has sent of a passkey that was made; empty where it is anything else. */
export const readMade = (sent: unknown): RegistrationResponseJSON => {
  const response = partIn(sent, 'response');
  return {
    ...idOf(sent),
    response: {
      clientDataJSON: textIn(response, 'clientDataJSON'),
      attestationObject: textIn(response, 'attestationObject'),
      transports: transportsIn(partIn(response, 'transports')),
    },
  };
};

const transports: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

/** Those that are known, of what was sent or is stored. */
export const transportsIn = (given: unknown): AuthenticatorTransport[] =>
  transports.filter((one) => Array.isArray(given) && given.includes(one));

/** The challenge that was signed; `undefined` where none can be read. */
export const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return textIn(data, 'challenge') || undefined;
  } catch {
    return undefined;
  }
};
