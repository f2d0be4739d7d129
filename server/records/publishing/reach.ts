import { type Resource, referencesIn } from '../../../schemas';
import type { CallContext, Using } from '../../contract/CallContext';
import type { Condition } from '../../store/Query';
import type { Row } from '../../store/Store';
import { publications } from '../../tables/general/publications';
import { MAX_NAMED } from '../references/mentions';
import { conditionAt, idsAt } from '../references/referred';
import { rowsOf } from '../tenant';
import { IS_FETCHED } from './versions';

const counted = async (
  context: CallContext,
  resource: string,
  effect: Using['effect'],
  condition: Condition,
): Promise<Using> => {
  const table = context.tables.named(resource);
  if (!table) return { resource, effect, rows: [], total: 0 };
  const { rows, total } = await rowsOf(context, table).page({ ...condition, take: MAX_NAMED });
  return { resource, effect, rows, total };
};

/** Other records that are published for some of the same. */
const beside = async (
  context: CallContext,
  definition: Resource,
  { id }: Row,
  audience: readonly Condition[],
): Promise<Using> => {
  const rows = await rowsOf(context, publications).find({
    ...IS_FETCHED,
    where: { resource: definition.name },
    only: ['recordId'],
  });
  const published = rows.map(({ recordId }) => Number(recordId)).filter((other) => other !== id);
  const condition = { where: { id: published }, any: audience };
  return counted(context, definition.name, 'beside', condition);
};

/** Whom publishing a record reaches, what stands behind those, and what else is published for them. */
export const reachOf = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<readonly Using[]> => {
  const to = definition.publishes?.to;
  const audience = to === undefined ? undefined : context.definitions.named(to);
  if (!audience) return [];
  const places = referencesIn(definition.fields).filter((place) => place.to === audience.name);
  const ids = [...new Set(places.flatMap((place) => idsAt(row, place)))];
  const uses = [await counted(context, audience.name, 'reached', { where: { id: ids } })];
  for (const { to: behind, storedIn } of Object.values(audience.links))
    if ('theirId' in storedIn)
      uses.push(await counted(context, behind, 'reached', { where: { [storedIn.theirId]: ids } }));
  const shared = places.flatMap((place) => ids.map((id) => conditionAt(place, id)));
  uses.push(await beside(context, definition, row, shared));
  // That nobody gets it is reported as well.
  return uses.filter(({ resource, total }) => total !== 0 || resource === audience.name);
};
