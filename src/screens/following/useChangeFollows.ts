import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { FOLLOWS } from '../../views/follows/followedQuery';
import type { Followed } from '../../views/follows/useFollowed';

/** What the person does with what they follow. */
export const useChangeFollows = (definition: { readonly name: string }) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt('toast');
  const change = (method: 'POST' | 'DELETE', path: string, args: object = {}) =>
    attempt(async () => {
      await provider.call(definition.name, { method, path }, {}, { args: { ...args } });
      await client.invalidateQueries({ queryKey: [FOLLOWS] });
    });
  return {
    isBusy,
    stop: ({ id }: Followed) => change('DELETE', `follows/${id}`),
    seeAll: () => change('POST', 'follows/seen'),
    setDaily: (isDaily: boolean) => change('POST', 'follows/mail', { isDaily: isDaily ? 1 : 0 }),
  };
};
