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
  const { virtual, record } = context.behaviours.of(definition.name);
  const titles = await titlesOf(context, definition, [row]);
  const named = await withChosenTitles(context, definition.fields, row);
  return {
    ...idsOf(definition, row),
    ...answerFields(named, definition.fields),
    ...(await findCarried(context, definition.fields, [row]))(row),
    ...titles(row),
    ...(await answerSubLists(context, definition, row)),
    ...(await linkedParts(context, definition, row)),
    ...(await virtual?.of(context, [row]))?.(row),
    ...(await publicationStates(context, definition, [row]))(row),
    ...(await publicationNotes(context, definition, row)),
    ...(await record?.(context, row)),
  };
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
