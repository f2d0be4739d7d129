import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Answer } from '../../../dataProvider/envelope';
import { makePasskey, PasskeyFailure } from '../../session/passkeys';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { PATH } from './useSecondFactors';

/**
 * Adds a passkey: the browser makes it as the server asks, and the server takes it in.
 *
 * @param onAdded is given the answer
 */
export const usePasskeySetUp = (onAdded: (answer: Answer) => Promise<void>) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const adding = useAttempt();
  const [failed, setFailed] = useState<PasskeyFailure>();
  return {
    ...adding,
    /** That the browser, or the authenticator, made none. */
    failed,
    /** @returns whether it was added */
    add: (name: string) =>
      adding.attempt(async () => {
        setFailed(undefined);
        const begun = await provider.post(
          PATH,
          { function: 'beginPasskey' },
          { isQuiet: 'whenGood' },
        );
        const passkey = await makePasskey(begun.body.options).catch((error: unknown) => {
          if (error instanceof PasskeyFailure) setFailed(error);
          throw error;
        });
        await onAdded(await provider.post(PATH, { function: 'addPasskey', name, passkey }));
      }),
  };
};
