import { TOTP } from 'otpauth';
import type { Api } from './Api';

const PATH = 'myaccount/secondfactors';

/** What an authenticator app shows for a key by now. @param later milliseconds from now */
export const codeOf = ({ server }: Api, secret: string, later = 0): string =>
  new TOTP({ secret }).generate({ timestamp: server.context.clock() + later });

/** Sets up an authenticator app for whoever calls. */
export const setUpTotp = async (api: Api, name = 'Phone') => {
  const [, begun] = await api.post(PATH, { function: 'beginTotp' });
  const { secret, address } = begun as { secret: string; address: string };
  const answer = await api.post(PATH, {
    function: 'addTotp',
    name,
    code: codeOf(api, secret),
  });
  const { recoveryCodes = [] } = answer[1] as { recoveryCodes?: string[] };
  return { secret, address, answer, recoveryCodes };
};
