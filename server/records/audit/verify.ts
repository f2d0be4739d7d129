import { isDeepStrictEqual } from 'node:util';
import type { Condition } from '../../store/Query';
import type { Store } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { type AuditEntry, auditLog } from '../../tables/organisation/auditLog';
import { auditSeals } from '../../tables/organisation/auditSeals';
import { hashOf } from './chain';

/** What is wrong with an entry, or with a seal. */
export type Break = 'changed' | 'missing' | 'added' | 'sealChanged' | 'sealMissing';

/** The first place where a log isn't as it was sealed. */
export interface Broken {
  readonly reason: Break;
  /** The entry, or where a seal is meant its number. */
  readonly id: number;
}

/** What an organisation's log came to. */
export interface VerifiedLog {
  /** Sealed entries that are as they were. */
  readonly entries: number;
  readonly seals: number;
  /** The last hash; whoever keeps it elsewhere can detect that the whole chain was made anew. */
  readonly hash: string;
  /** Entries that aren't sealed yet, which nothing proves. */
  readonly open: number;
  readonly broken: Broken | undefined;
}

type Seal = RowIn<typeof auditSeals>;

/** Where the entries of a seal aren't those that were sealed. */
const brokenEntry = (seal: Seal, entries: readonly AuditEntry[]): Broken | undefined => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  let previous = seal.previous;
  for (const [id, hash] of seal.entries) {
    const entry = byId.get(id);
    if (!entry) return { reason: 'missing', id };
    if (hashOf(previous, entry) !== hash) return { reason: 'changed', id };
    byId.delete(id);
    previous = hash;
  }
  const [added] = byId.keys();
  if (added !== undefined) return { reason: 'added', id: added };
  return previous === seal.hash ? undefined : { reason: 'sealChanged', id: seal.number ?? 0 };
};

/** What the entry about a removal holds of the last seal that went. */
export const removedUntil = (
  number: number,
  hash: string,
): readonly (readonly [string, string])[] => [
  ['number', String(number)],
  ['hash', hash],
];

/** Whether the log records that what was sealed before a seal was removed when its time was over. */
const isBeginning = async (
  store: Store,
  organisationId: number,
  { number, previous }: Seal,
): Promise<boolean> => {
  if (number === 1) return previous === '';
  const removed = await store
    .rows(auditLog, organisationId)
    .find({ where: { action: 'retention' } });
  const expected = removedUntil(Number(number) - 1, previous);
  return removed.some(({ changes }) =>
    isDeepStrictEqual(
      changes?.map(({ field, before }) => [field, before]),
      expected,
    ),
  );
};

/** Where a seal doesn't continue the one before it. */
const brokenLink = async (
  store: Store,
  organisationId: number,
  last: Seal | undefined,
  seal: Seal,
): Promise<Broken | undefined> => {
  const number = Number(seal.number);
  if (!last) {
    const isFirst = await isBeginning(store, organisationId, seal);
    return isFirst ? undefined : { reason: 'sealMissing', id: number - 1 };
  }
  const expected = Number(last.number) + 1;
  if (number !== expected) return { reason: 'sealMissing', id: expected };
  return seal.previous === last.hash ? undefined : { reason: 'sealChanged', id: number };
};

/** Entries that name seals which aren't there. */
const strayEntry = async (
  store: Store,
  organisationId: number,
  first: Seal | undefined,
  last: Seal | undefined,
): Promise<Broken | undefined> => {
  const beyond: Condition<AuditEntry> =
    first && last
      ? {
          any: [
            { where: { sealId: { to: first.id - 1 } } },
            { where: { sealId: { from: last.id + 1 } } },
          ],
        }
      : { not: { where: { sealId: null } } };
  const [stray] = await store.rows(auditLog, organisationId).find({ ...beyond, take: 1 });
  return stray && { reason: 'added', id: stray.id };
};

/** Follows the chain of an organisation's log from its first seal to its last, and stops where it is broken. */
export const verifyLog = async (store: Store, organisationId: number): Promise<VerifiedLog> => {
  const rows = store.rows(auditLog, organisationId);
  const open = await rows.count({ where: { sealId: null } });
  let first: Seal | undefined;
  let last: Seal | undefined;
  let [entries, seals] = [0, 0];
  const result = (broken?: Broken): VerifiedLog => ({
    entries,
    seals,
    hash: last?.hash ?? '',
    open,
    broken,
  });
  for await (const seal of store.rows(auditSeals, organisationId).each()) {
    first ??= seal;
    const broken =
      (await brokenLink(store, organisationId, last, seal)) ??
      brokenEntry(seal, await rows.find({ where: { sealId: seal.id } }));
    if (broken) return result(broken);
    entries += seal.entries.length;
    seals += 1;
    last = seal;
  }
  return result(await strayEntry(store, organisationId, first, last));
};
