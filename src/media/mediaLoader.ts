import type { DataProvider } from 'react-admin';
import type { MediaRecord } from './MediaRecord';

type Loader = Pick<DataProvider, 'getList'>;
type Found = ReadonlyMap<number, MediaRecord>;

interface Batch {
  readonly ids: Set<number>;
  readonly found: Promise<Found>;
}

/** What is about to be requested. */
let next: Batch | undefined;

const askFor = async (provider: Loader, ids: ReadonlySet<number>): Promise<Found> => {
  const { data } = await provider.getList<MediaRecord>('media', {
    pagination: { page: 1, perPage: ids.size },
    sort: { field: 'id', order: 'ASC' },
    filter: { id: [...ids] },
  });
  return new Map(data.map((record) => [record.id, record]));
};

const openBatch = (provider: Loader): Batch => {
  const ids = new Set<number>();
  // Fields that are drawn together ask in turns that follow each other at once.
  const found = new Promise((resolve) => setTimeout(resolve)).then(() => {
    next = undefined;
    return askFor(provider, ids);
  });
  return { ids, found };
};

/**
 * Reads the record of a file; files requested at the same time are read in one call. A list is read and
 * not the record itself, for one that is gone is no failure to report.
 *
 * @returns `null` when there is no such file any more
 */
export const loadMedia = async (provider: Loader, id: number): Promise<MediaRecord | null> => {
  next ??= openBatch(provider);
  next.ids.add(id);
  return (await next.found).get(id) ?? null;
};
