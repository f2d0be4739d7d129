import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import type { Row } from '../../store/Store';
import type { ListView } from '../../tables/general/listViews';
import { isAllowed } from '../allowed';
import { isTracked } from '../history/tracked';
import { rowsOf } from '../tenant';
import { visibleViews } from '../views/visibleViews';

/** Whether there are changes to follow: of records with a history that aren't each person's own. */
export const hasChanges = (context: CallContext, definition: Resource): boolean =>
  definition.module !== null &&
  isTracked(context, definition) &&
  !context.tables.of(definition).isUnlogged;

/** The resource of a name; none whose changes the caller may not know, or that has none. */
export const followable = (context: CallContext, name: string): Resource | undefined => {
  const definition = context.definitions.named(name);
  return definition && hasChanges(context, definition) && isAllowed(context, name, 'read')
    ? definition
    : undefined;
};

/** The record of an id as a call that reads it finds it; none where that is refused. */
export const seenRow = async (
  context: CallContext,
  definition: Resource,
  id: number,
): Promise<Row | undefined> => {
  const row = await rowsOf(context, context.tables.of(definition)).get(id);
  if (!row) return undefined;
  try {
    return (await context.behaviours.of(definition.name).resolveRow?.(context, row)) ?? row;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

/** The view of an id, as far as the caller has it. */
export const seenView = async (
  { store, call }: CallContext,
  { name }: Resource,
  id: number,
): Promise<ListView | undefined> =>
  (await visibleViews(store, call, name)).find((view) => view.id === id);
