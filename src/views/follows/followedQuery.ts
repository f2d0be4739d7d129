import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { f } from '../../../schemas';
import { followedCall } from '../../../schemas/routing/homeCalls';

/** What is asked of the server about what the person follows; all of it is read anew once some of it changes. */
export const FOLLOWS = 'follows';

export const followedFields = {
  resource: f.text(),
  kind: f.text(),
  recordId: f.integer(),
  viewId: f.integer(),
  name: f.text(),
  changes: f.integer(),
  by: f.text(),
  at: f.dateTime(),
};

/** What the person follows, what changed last first. */
export const followedQuery = (provider: Pick<BackOfficeProvider, 'ask'>, locale: string) => ({
  queryKey: [FOLLOWS, 'changes', locale],
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    provider.ask(
      followedCall,
      { rows: followedFields, parts: { changes: f.integer(), isDaily: f.flag() } },
      { isQuiet: true, signal },
    ),
});
