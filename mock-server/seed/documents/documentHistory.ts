import { rowTypeOf } from '../../../schemas/documents';
import { parseRows } from '../../../schemas/documents/codec';
import { states } from '../../../server/behaviours/builder/documents/family';
import type { Row } from '../../../server/store/Store';
import type { Workshop } from '../collections';
import { DAY, MINUTE, momentBefore } from '../moments';

type Entry = readonly [change: string, subject: string, rowId?: number, rowType?: number];

/** What was done to a version, the first first. */
const entriesOf = (version: Row, isFirst: boolean): readonly Entry[] => {
  const title = String(version.title);
  const rows = parseRows(version.values);
  const added = isFirst ? rows : rows.slice(-1);
  return [
    [isFirst ? 'created' : 'draftMade', title],
    ...added.map(({ id, type, options }): Entry => {
      const hasTitle = rowTypeOf(type)?.options.title !== undefined;
      return ['rowAdded', hasTitle ? String(options.title ?? '') : '', id, type];
    }),
    ...(version.state === states.draft ? [] : [['activated', title] as const]),
  ];
};

/** Days that a version took before the next. */
const SPELL_DAYS = 40;

/** Adds what was done to the versions of a document, each some weeks after the one before. */
export const addHistory = (shop: Workshop, versions: readonly Row[]): void => {
  const [first] = versions;
  if (!first) return;
  const random = shop.random(`history:${first.title}`);
  const users = shop.rows('users');
  const age = random.int(3, SPELL_DAYS);
  versions.forEach((version, index) => {
    const user = random.pick(users);
    const start = (age + (versions.length - 1 - index) * SPELL_DAYS) * DAY;
    entriesOf(version, index === 0).forEach(([change, subject, rowId, rowType], step) => {
      shop.add('documentHistory', {
        documentId: version.id,
        familyId: first.id,
        version: version.version,
        changedAt: momentBefore(shop.now, start - step * 7 * MINUTE),
        userId: user.id,
        changedBy: [user.firstName, user.insertions, user.lastName].filter(Boolean).join(' '),
        change,
        subject,
        rowId: rowId ?? null,
        rowType: rowType ?? null,
        fields: [],
      });
    });
  });
};
