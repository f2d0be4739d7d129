import { readNumber } from '../../schemas/codec';
import { isObject } from '../../schemas/isObject';
import { callServer } from '../call';
import type { Definitions } from '../Definitions';

/** A version of a record that was published. */
export interface Publication {
  readonly version: number;
  readonly publishedAt: string;
  /** It is what devices have now. */
  readonly isFetched: boolean;
}

const publicationOf = (row: Readonly<Record<string, unknown>>): Publication => ({
  version: readNumber(row.version) ?? 0,
  publishedAt: String(row.publishedAt ?? ''),
  isFetched: row.isFetched === 1,
});

/** The call that answers what was published of a record. */
export const publicationCalls = (definitionOf: Definitions) => ({
  /** The versions that can be published again, the latest first. */
  getPublications: async (
    resource: string,
    id: number,
    signal?: AbortSignal,
  ): Promise<readonly Publication[]> => {
    const definition = await definitionOf(resource);
    const spec = { method: 'GET', path: `${definition.path}/{id}/publications` } as const;
    const { rows } = await callServer(spec, definition, { id }, { isRead: true, signal });
    return rows.filter(isObject).map(publicationOf);
  },
});
