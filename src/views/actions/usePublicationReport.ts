import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Outcome } from '../../../dataProvider/calls/actions';
import {
  type ActionSpec,
  type DataRecord,
  f,
  PUBLICATION,
  REPUBLISH,
  type Resource,
  UNPUBLISH,
} from '../../../schemas';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { useToast } from '../../ui/toasts';

/** The call that publishes an earlier version again. */
export const AGAIN: ActionSpec = {
  fn: REPUBLISH,
  icon: 'history',
  asks: { version: f.integer() },
};

const NO_MORE: ActionSpec = { fn: UNPUBLISH, icon: 'block' };

/** Whether an action changes what devices fetch of a record. */
export const isPublishing = ({ publishes }: Resource, { fn }: ActionSpec): boolean =>
  publishes !== undefined && [publishes.fn, REPUBLISH, UNPUBLISH].includes(fn ?? '');

/** The version that devices fetch of a record as it is seen; none where they find nothing. */
const fetchedOf = (record: DataRecord): number | null => {
  const { [PUBLICATION]: state, publishedVersion } = record;
  return state === 'current' || state === 'changed' ? Number(publishedVersion) : null;
};

/** Reports that something was published or is no longer, and takes that back: devices then get what they had. */
export const usePublicationReport = (definition: Resource) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const { attempt } = useAttempt('toast');
  const { name } = definition;

  const takeBack = (record: DataRecord, made: number | null) =>
    attempt(async () => {
      const all = await provider.getPublications(name, record.id);
      const now = all.find(({ isFetched }) => isFetched)?.version ?? null;
      const before = fetchedOf(record);
      if (now !== made) return toast.warning(translate('views.publishes.publishedSince'));
      const again = before !== null && { record, asked: { version: before } };
      await provider.act(name, again ? AGAIN : NO_MORE, again || { record });
    }).finally(() => client.invalidateQueries({ queryKey: [name] }));

  return (record: DataRecord, { message, version }: Outcome): void => {
    const wasThere = version === fetchedOf(record);
    if (wasThere) toast.success(message);
    else toast.undoable(message, () => void takeBack(record, version));
  };
};
