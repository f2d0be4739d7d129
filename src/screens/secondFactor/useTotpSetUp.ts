import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Answer } from '../../../dataProvider/envelope';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { PATH } from './useSecondFactors';

/** A key for an authenticator app, as it is typed in and as its picture holds it. */
export interface TotpKey {
  readonly secret: string;
  readonly address: string;
}

/**
 * Sets up an authenticator app: has the server make a key, and gives it back a code of the app.
 *
 * @param onAdded is given the answer
 */
export const useTotpSetUp = (onAdded: (answer: Answer) => Promise<void>) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const [key, setKey] = useState<TotpKey>();
  const beginning = useAttempt();
  const adding = useAttempt();
  return {
    key,
    beginning,
    adding,
    begin: () =>
      beginning.attempt(async () => {
        const { body } = await provider.post(
          PATH,
          { function: 'beginTotp' },
          { isQuiet: 'whenGood' },
        );
        setKey({ secret: String(body.secret), address: String(body.address) });
      }),
    add: (name: string, code: string) =>
      adding.attempt(async () => {
        const answer = await provider.post(PATH, { function: 'addTotp', name, code });
        setKey(undefined);
        await onAdded(answer);
      }),
    end: () => setKey(undefined),
  };
};
