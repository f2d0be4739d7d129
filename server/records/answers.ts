import type { Resource } from '../../schemas';
import type { CallContext } from '../contract/CallContext';
import type { Row, Values } from '../store/Store';
import { answerFields } from '../wire/fields';
import { linkedParts } from './links/linked';
import { publicationNotes } from './publishing/notes';
import { publicationStates } from './publishing/states';
import { withChosenTitles } from './references/chosenTitles';
import { findCarried } from './references/findCarried';
import { titlesOf } from './references/titles';
import { firstRecord } from './save/save';
import { answerSubLists } from './subLists/answerSubLists';

/** The id of a row, under the names that it travels by. */
export const idsOf = ({ idField }: Resource, { id }: Row): Values => ({ id, [idField]: id });

/** A record as it travels, whole: with what is linked to it and what its behaviour adds. */
export const answerRecord = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Values> => {
  const { fields, name } = definition;
  const { virtual, record } = context.behaviours.of(name);
  // All at once: what they refer to is read together.
  const [named, carried, titles, subLists, links, worked, state, notes, further] =
    await Promise.all([
      withChosenTitles(context, fields, row),
      findCarried(context, fields, [row]),
      titlesOf(context, definition, [row]),
      answerSubLists(context, definition, row),
      linkedParts(context, definition, row),
      virtual?.of(context, [row]),
      publicationStates(context, definition, [row]),
      publicationNotes(context, definition, row),
      record?.(context, row),
    ]);
  // Spreading so many parts one behind the other takes V8 longer.
  return Object.assign(
    {},
    idsOf(definition, row),
    answerFields(named, fields),
    carried(row),
    titles(row),
    subLists,
    links,
    worked?.(row),
    state(row),
    notes,
    further,
  );
};

/** A new record's values, as far as they are known: it has no id yet, nor what it gets when it is saved. */
export const answerFirst = async (context: CallContext, definition: Resource): Promise<Values> => {
  const { fields, name } = definition;
  const first = Object.entries(await firstRecord(context, definition));
  const known = first.filter(
    ([field]) => !fields[field]?.readOnly || fields[field].default !== undefined,
  );
  const further = await context.behaviours.of(name).record?.(context, undefined);
  return { ...answerFields(Object.fromEntries(known), fields), ...further };
};
