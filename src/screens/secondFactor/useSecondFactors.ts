import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Answer } from '../../../dataProvider/envelope';
import { type FactorKind, factorKinds } from '../../../dataProvider/secondFactor';
import type { RowOf } from '../../../dataProvider/values';
import { f } from '../../../schemas';
import { useAttempt } from '../../ui/attempts/useAttempt';

export const PATH = 'myaccount/secondfactors';

const fields = { kind: f.text(), name: f.text(), addedAt: f.dateTime(), lastUse: f.dateTime() };

const parts = { recoveryCodes: f.integer() };

/** One of the second factors of the signed-in person. */
export type OwnFactor = RowOf<typeof fields>;

const ownFactors = (provider: BackOfficeProvider) =>
  queryOptions({
    queryKey: ['secondFactors'],
    retry: false,
    queryFn: ({ signal }) =>
      provider.ask({ path: PATH, method: 'GET' }, { rows: fields, parts }, { signal }),
  });

const codesOf = ({ body: { recoveryCodes } }: Answer): readonly string[] =>
  Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [];

/**
 * The signed-in person's second factors, and what adds and removes them.
 *
 * @param onCodes is given recovery codes that were made, which nobody is shown again
 */
export const useSecondFactors = (onCodes: (codes: readonly string[]) => void) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { data, error, refetch } = useQuery(ownFactors(provider));
  const { attempt, ...attempts } = useAttempt();
  const make = (body: Record<string, unknown>) =>
    attempt(async () => {
      const codes = codesOf(await provider.post(PATH, body));
      if (codes.length > 0) onCodes(codes);
      await refetch();
    });
  return {
    ...attempts,
    all: data?.rows,
    codesLeft: data?.parts.recoveryCodes ?? 0,
    error,
    reload: () => void refetch(),
    /** @returns whether it was done */
    remove: (id: number) => make({ function: 'remove', id }),
    /** @returns whether they were made */
    renewCodes: () => make({ function: 'renewRecoveryCodes' }),
    /** Takes in a factor that was added. */
    noteAdded: async (answer: Answer) => {
      const codes = codesOf(answer);
      if (codes.length > 0) onCodes(codes);
      await refetch();
    },
  };
};

/** By what the signed-in person can prove who they are; `undefined` as long as it isn't known. */
export const useOwnKinds = (): readonly FactorKind[] | undefined => {
  const { data } = useQuery(ownFactors(useDataProvider<BackOfficeProvider>()));
  if (!data) return undefined;
  const own = new Set(data.rows.map(({ kind }) => kind));
  return factorKinds.filter((kind) => kind === 'recovery' || own.has(kind));
};
