import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { PastChange, PastRow } from '../../../dataProvider/calls/history';
import type { DataRecord, Resource } from '../../../schemas';

/** How many of its latest changes are read once more: who changed what since is rarely further back. */
const LATEST = 20;

interface Known {
  definition: Resource;
  record: DataRecord;
  /** Its changes as far as they are known, the latest first. */
  changes: readonly PastChange[];
}

/** Reads the changes since one of them, the latest first: others go on while its history is on screen. */
export const useChangesSince = ({ definition, record, changes }: Known) => {
  const provider = useDataProvider<BackOfficeProvider>();
  return async ({ id }: PastChange): Promise<readonly PastChange[]> => {
    const latest = await provider.getHistory(definition.name, record, { page: 1, size: LATEST });
    // Ids grow with the changes.
    return [...latest.changes, ...changes].filter((one) => one.id > id);
  };
};

/** The change of those since, the latest first, after which a row is as it is by now. */
export const changerOf = (
  { subList, before, after }: PastRow,
  later: readonly PastChange[],
): PastChange | undefined => {
  const isOfRow = (one: PastRow): boolean =>
    one.subList === subList && (one.after ?? one.before)?.id === (after ?? before)?.id;
  return later.find(({ rows }) => rows.some(isOfRow));
};
