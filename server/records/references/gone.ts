import { type AnyFields, referencesIn } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { trash } from '../../tables/organisation/trash';
import { isAllowed } from '../allowed';
import { rowsOf } from '../tenant';
import { idsAt } from './referred';
import { rowsByIds } from './rowsByIds';

/** A record that isn't there any more, and what it was called, as far as the caller may read it and the trash has it. */
export interface Gone {
  readonly resource: string;
  readonly id: number;
  readonly name: string;
}

/** What a call may know of records of a resource that aren't there any more. */
export const goneOf = async (
  context: CallContext,
  resource: string,
  ids: ReadonlySet<number>,
): Promise<readonly Gone[]> => {
  const there = new Set((await rowsByIds(context, resource, ids, [])).map(({ id }) => id));
  const left = [...ids].filter((id) => id > 0 && !there.has(id));
  if (left.length === 0) return [];
  const lying = isAllowed(context, resource, 'read')
    ? await rowsOf(context, trash).find({
        where: { resource, recordId: left },
        only: ['recordId', 'name'],
      })
    : [];
  const names = new Map(lying.map(({ recordId, name }) => [recordId, name]));
  return left.map((id) => ({ resource, id, name: names.get(id) ?? '' }));
};

/** Fields, and what they hold. */
export interface Holding {
  readonly fields: AnyFields;
  readonly rows: readonly Values[];
}

/** The records that values refer to and that aren't there any more. */
export const goneReferred = async (
  context: CallContext,
  all: readonly Holding[],
): Promise<readonly Gone[]> => {
  const wanted = new Map<string, Set<number>>();
  for (const { fields, rows } of all)
    for (const place of referencesIn(fields)) {
      const ids = wanted.get(place.to) ?? new Set();
      wanted.set(place.to, ids);
      for (const id of rows.flatMap((row) => idsAt(row, place))) ids.add(id);
    }
  const found = [...wanted].map(([resource, ids]) => goneOf(context, resource, ids));
  return (await Promise.all(found)).flat();
};
