import { ownChildren, type Resource, rights } from '../../../schemas';
import { ok } from '../../contract/envelope';
import type { Reply } from '../../contract/route';
import type { Work } from '../../contract/Work';
import type { Row, Values } from '../../store/Store';
import { collectionOf } from '../collections';
import { findRow } from '../scope';
import { mentionsOf, type Using, usersOf } from './mentions';
import { titleOfRow, titlesOf } from './titles';

/** Records that are named; the rest is only counted. */
const MOST_NAMED = 5;

/** The first of the records that the caller may read. */
export const namedRows = async (
  work: Work,
  { resource, rows }: Using,
): Promise<readonly { readonly id: number; readonly title: string }[]> => {
  const { call, catalogue } = work;
  const definition = catalogue.named(resource);
  const module = definition?.module;
  if (module && call.access[module]?.[rights.indexOf('read')] !== '1') return [];
  const collection = definition ? collectionOf(definition) : resource;
  const named: Row[] = [];
  for (const row of rows) {
    if (named.length === MOST_NAMED) break;
    // Others may be another organisation's, as those that a shared user is linked to.
    if (await findRow(work, collection, row.id)) named.push(row);
  }
  // A record may go by the title of what it refers to.
  const titles = await titlesOf(work, definition ?? { fields: {} }, named);
  return named.map((row) => ({
    id: row.id,
    title: titleOfRow(work, resource, { ...row, ...titles(row) }),
  }));
};

const childrenOf = async (work: Work, { children }: Resource, { id }: Row) => {
  const found: Using[] = [];
  for (const { to, parentField } of ownChildren(children)) {
    const child = work.catalogue.named(to);
    if (!child) continue;
    const { rows } = await work.store.find(collectionOf(child), { where: { [parentField]: id } });
    found.push({ resource: to, effect: 'removed', rows });
  }
  return found.filter(({ rows }) => rows.length > 0);
};

/** What refers to a record, by resource, and what its deletion would do to that. */
export const readUsage = async (work: Work, definition: Resource, row: Row): Promise<Reply> => {
  const below = ownChildren(definition.children).map(({ to }) => to);
  // What goes with the record is told once.
  const mentions = mentionsOf(work, definition).filter(({ resource }) => !below.includes(resource));
  const all = [
    ...(await childrenOf(work, definition, row)),
    ...(await usersOf(work, mentions, row)),
  ];
  const results: Values[] = [];
  for (const using of all) {
    const { resource, effect, rows } = using;
    results.push({ resource, effect, total: rows.length, rows: await namedRows(work, using) });
  }
  return ok({ results });
};
