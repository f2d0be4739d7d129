import { request } from '../../dataProvider/http';

const loaded = () => import('@simplewebauthn/browser');

const IP_ADDRESS = /^(?:\d+\.){3}\d+$|^\[/;

/** Whether browsers take passkeys here: on secure pages, of a domain. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !IP_ADDRESS.test(location.hostname);

/** Somebody has closed what their browser or authenticator asked, or it failed there. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';

  constructor(
    readonly reason: 'known' | 'other',
    cause: unknown,
  ) {
    super(reason, { cause });
  }
}

const failed = (error: unknown): never => {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  throw new PasskeyFailure(isKnown ? 'known' : 'other', error);
};

type UseOptions = Parameters<
  Awaited<ReturnType<typeof loaded>>['startAuthentication']
>[0]['optionsJSON'];

type MakeOptions = Parameters<
  Awaited<ReturnType<typeof loaded>>['startRegistration']
>[0]['optionsJSON'];

/**
 * Has somebody use a passkey of theirs. @returns what the server takes as a proof
 *
 * @throws PasskeyFailure where none was used
 */
export const provePasskey = async (): Promise<object> => {
  const { body } = await request('session/passkey', { method: 'POST', body: {}, isQuiet: true });
  const { startAuthentication } = await loaded();
  const optionsJSON = body.options as UseOptions;
  return startAuthentication({ optionsJSON }).catch(failed);
};

/**
 * Has somebody make a passkey. @returns what the server adds
 *
 * @param options as the server gives them
 * @throws PasskeyFailure where none was made
 */
export const makePasskey = async (options: unknown): Promise<object> => {
  const { startRegistration } = await loaded();
  return startRegistration({ optionsJSON: options as MakeOptions }).catch(failed);
};
