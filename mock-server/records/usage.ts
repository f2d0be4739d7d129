import { ownChildren, type Resource, rights } from '../../schemas';
import { ok } from '../http/envelope';
import type { Reply } from '../http/route';
import type { Row, Values } from '../store/Store';
import { collectionOf } from './collections';
import { type Effect, mentioning, mentionsOf } from './mentions';
import { titleOfRow } from './titles';
import type { Work } from './Work';

/** Records that are named; the rest is only counted. */
const MOST_NAMED = 5;

interface Using {
  readonly resource: string;
  readonly effect: Effect;
  readonly rows: readonly Row[];
}

const mayRead = ({ call, catalogue }: Work, resource: string): boolean => {
  const module = catalogue.named(resource)?.module;
  return !module || call.access[module]?.[rights.indexOf('read')] === '1';
};

const childrenOf = async (work: Work, { children }: Resource, { id }: Row) => {
  const found: Using[] = [];
  for (const { to, by } of ownChildren(children)) {
    const child = work.catalogue.named(to);
    if (!child) continue;
    const { rows } = await work.store.find(collectionOf(child), { where: { [by]: id } });
    found.push({ resource: to, effect: 'removed', rows });
  }
  return found;
};

const answered = (work: Work, { resource, effect, rows }: Using): Values => ({
  resource,
  effect,
  total: rows.length,
  rows: mayRead(work, resource)
    ? rows
        .slice(0, MOST_NAMED)
        .map((row) => ({ id: row.id, title: titleOfRow(work, resource, row) }))
    : [],
});

/** What refers to a record, by resource, and what its deletion would do to that. */
export const readUsage = async (work: Work, definition: Resource, row: Row): Promise<Reply> => {
  const below = await childrenOf(work, definition, row);
  const all = [...below];
  for (const mention of mentionsOf(work, definition)) {
    // What goes with the record is told once.
    if (below.some(({ resource }) => resource === mention.resource)) continue;
    const rows = await mentioning(work, mention, row);
    all.push({ resource: mention.resource, effect: mention.effect, rows });
  }
  const results = all.filter(({ rows }) => rows.length > 0).map((using) => answered(work, using));
  return ok({ results });
};
