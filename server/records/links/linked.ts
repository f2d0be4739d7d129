import type { LinkSpec, Resource } from '../../../schemas';
import { behaviourOf } from '../../behaviours';
import type { TextKey } from '../../contract/translate';
import type { Work } from '../../contract/Work';
import type { Query, Row, Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { collectionOf } from '../collections';
import { findRows, idsIn } from '../scope';

/** A link of a record. */
export interface LinkOf {
  readonly definition: Resource;
  readonly name: string;
  readonly spec: LinkSpec;
  readonly row: Row;
}

/** Whether a row is linked to the record, wherever the link is kept. */
export const isLinked = ({ spec: { storedIn }, row }: LinkOf): ((target: Row) => boolean) => {
  if ('id' in storedIn) return ({ id }) => row[storedIn.id] === id;
  if ('theirId' in storedIn) return (target) => target[storedIn.theirId] === row.id;
  if ('theirIds' in storedIn) return (target) => idsIn(target[storedIn.theirIds]).includes(row.id);
  const ids = new Set(idsIn(row[storedIn.ids]));
  return ({ id }) => ids.has(id);
};

/** The rows that are linked to the record, found by what is stored rather than by trying each. */
const linkedTo = (link: LinkOf): Pick<Query, 'where' | 'match'> => {
  const { storedIn } = link.spec;
  if ('id' in storedIn) return { where: { id: link.row[storedIn.id] ?? null } };
  if ('ids' in storedIn) return { where: { id: idsIn(link.row[storedIn.ids]) } };
  return { match: isLinked(link) };
};

/** Why a row can't be linked, for those that can't: nothing is linked to itself. */
export const refusalOf = async (
  work: Work,
  { definition, name, spec, row }: LinkOf,
): Promise<(target: Row) => TextKey | undefined> => {
  const own = await behaviourOf(definition.name).links?.[name]?.refusal?.(work, row);
  const isItself = ({ id }: Row) => spec.to === definition.name && id === row.id;
  return (target) => own?.(target) ?? (isItself(target) ? 'server.links.itself' : undefined);
};

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

const find = async (work: Work, { spec }: LinkOf, which: Query) => {
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
  const isThere = isLinked(link);
  const refusal = await refusalOf(work, link);
  const match = (target: Row) => !isThere(target) && refusal(target) === undefined;
  return find(work, link, { match });
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
