import type { LinkSpec, Resource } from '../../../schemas';
import { behaviourOf } from '../../behaviours';
import type { ForbiddenTargets } from '../../behaviours/Behaviour';
import type { TextKey } from '../../contract/translate';
import type { Work } from '../../contract/Work';
import { predicateOf } from '../../store/condition';
import type { Condition } from '../../store/Query';
import type { Row, Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { sentId } from '../../wire/sent';
import { collectionOf } from '../collections';
import { findRows, idsIn } from '../scope';

/** A link of a record. */
export interface LinkOf {
  readonly definition: Resource;
  readonly name: string;
  readonly spec: LinkSpec;
  readonly row: Row;
}

/** The rows that are linked to the record, wherever the link is kept. */
const linkedTo = ({ spec: { storedIn }, row }: LinkOf): Condition => {
  if ('id' in storedIn) return { where: { id: sentId(row[storedIn.id]) } };
  if ('ids' in storedIn) return { where: { id: idsIn(row[storedIn.ids]) } };
  if ('theirId' in storedIn) return { where: { [storedIn.theirId]: row.id } };
  return { where: { [storedIn.theirIds]: { contains: row.id } } };
};

/** Whether a row is linked to the record. */
export const isLinked = (link: LinkOf, target: Row): boolean => predicateOf(linkedTo(link))(target);

/** The rows that can't be linked to the record: nothing is linked to itself. */
const forbiddenTargets = async (
  work: Work,
  { definition, name, spec, row }: LinkOf,
): Promise<readonly ForbiddenTargets[]> => [
  ...((await behaviourOf(definition.name).links?.[name]?.forbidden?.(work, row)) ?? []),
  ...(spec.to === definition.name
    ? [{ targets: { where: { id: row.id } }, because: 'server.links.itself' } as const]
    : []),
];

/** Why a row can't be linked to the record; `undefined` when it can. */
export const refusalOf = async (
  work: Work,
  link: LinkOf,
  target: Row,
): Promise<TextKey | undefined> =>
  (await forbiddenTargets(work, link)).find(({ targets }) => predicateOf(targets)(target))?.because;

/** A linked row as it travels: its id and the fields that are shown. */
const answerLinked = ({ catalogue }: Work, { to, columns }: LinkSpec, row: Row): Values => {
  const definition = catalogue.named(to);
  const fields = Object.entries(definition?.fields ?? {}).filter(([name]) =>
    columns.includes(name),
  );
  return {
    id: row.id,
    [definition?.idField ?? 'id']: row.id,
    ...answerFields(row, Object.fromEntries(fields)),
  };
};

const find = async (work: Work, { spec }: LinkOf, which: Condition) => {
  const definition = work.catalogue.named(spec.to);
  const [field = 'id'] = spec.columns;
  const { rows } = await findRows(work, definition ? collectionOf(definition) : spec.to, {
    ...which,
    sort: [{ field, order: 'asc' }],
  });
  return rows.map((row) => answerLinked(work, spec, row));
};

/** What is linked to a record. */
export const assignedRows = (work: Work, link: LinkOf): Promise<readonly Values[]> =>
  find(work, link, linkedTo(link));

/** What can still be linked to a record. */
export const availableRows = async (work: Work, link: LinkOf): Promise<readonly Values[]> => {
  const forbidden = await forbiddenTargets(work, link);
  return find(work, link, {
    not: { any: [linkedTo(link), ...forbidden.map(({ targets }) => targets)] },
  });
};

const partOf = async (work: Work, link: LinkOf): Promise<unknown> => {
  const assigned = await assignedRows(work, link);
  if (link.spec.one) return assigned[0] ?? null;
  return link.spec.set ? { available: await availableRows(work, link), assigned } : assigned;
};

/**
 * What a record carries of its links: the linked rows, one row or `null` where there is at most one, and
 * both sides where the whole set is replaced at once.
 */
export const linkedParts = async (work: Work, definition: Resource, row: Row): Promise<Values> => {
  const parts: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(definition.links))
    parts[spec.field ?? name] = await partOf(work, { definition, name, spec, row });
  return parts;
};
