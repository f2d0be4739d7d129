import {
  checkRecord,
  type DataRecord,
  type Mode,
  movedSecrets,
  ownChildren,
  type Problem,
  type Resource,
} from '../../../schemas';
import { sentFields, serializeValue } from '../../../schemas/codec';
import type { CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import type { Row, Values } from '../../store/Store';
import { acceptField, acceptFields, firstValues, sentFor } from '../../wire/fields';
import { cleanFieldsAhead } from '../../wire/htmlAhead';
import { leavesSecret } from '../../wire/secret';
import { recordOf } from '../recordOf';
import { brokenReferences } from '../references/brokenReferences';
import { refuseForeignValues } from './foreignValues';
import { emptiedTexts, inFirstLanguage } from './inFirstLanguage';
import { inItsLanguages } from './inItsLanguages';
import { takenValues } from './takenValues';

type Problems = Readonly<Record<string, Problem<string>>>;

interface Draft {
  readonly context: CallContext;
  readonly definition: Resource;
  readonly mode: Mode;
  readonly before: Row | undefined;
  readonly after: Values;
  /** What will be stored, as the rules see it. */
  readonly record: DataRecord;
}

/** What a new record begins with. */
export const firstRecord = async (context: CallContext, definition: Resource): Promise<Values> => ({
  ...firstValues(definition.fields),
  ...(await context.behaviours.of(definition.name).first?.(context)),
});

/** Values that follow from others by the definition, as they are stored. */
const following = ({ fields, onSave }: Resource, record: DataRecord, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(onSave(record)).flatMap(([name, value]) => {
      const field = fields[name];
      return field ? [[name, acceptField(serializeValue(value, field), field, stored[name])]] : [];
    }),
  );

/** A draft with all that follows from its values. */
const withFollowing = (draft: Draft): Draft => {
  const { context, definition, record } = draft;
  const values = following(definition, record, draft.after);
  if (Object.keys(values).length === 0) return draft;
  const after = { ...draft.after, ...values };
  return { ...draft, after, record: recordOf(context, definition, { ...after, id: record.id }) };
};

/** A record that lives beneath another can't be without it. */
const missingParents = ({ context, definition, after }: Draft): Problems =>
  Object.fromEntries(
    context.definitions.all
      .flatMap(({ children }) => ownChildren(children))
      .filter(
        ({ to, parentField }) => to === definition.name && (after[parentField] ?? null) === null,
      )
      .map(({ parentField }) => [parentField, { message: 'required' }]),
  );

/** Secrets that a call leaves as they are stored though it changes where they are used. */
const secretsToStay = (
  { context, definition: { fields }, record }: Draft,
  stored: DataRecord,
): Problems =>
  movedSecrets(fields, stored, record, (name) => {
    const field = fields[name];
    return field !== undefined && leavesSecret(sentFor(context.call.body, name, field));
  });

const problemsOf = async (draft: Draft, unreadable: Problems): Promise<Problems> => {
  const { context, definition, mode, before, record } = draft;
  const stored = before && recordOf(context, definition, before);
  const problems: Problems = {
    ...checkRecord(definition, record, mode, stored),
    ...missingParents(draft),
    ...(stored && secretsToStay(draft, stored)),
    ...(await brokenReferences(context, definition.fields, before, draft.after)),
    ...unreadable,
  };
  // In the order of the form, so that the first problem is that of the first field.
  const order = Object.keys(definition.fields).filter((name) => name in problems);
  return Object.fromEntries(order.flatMap((name) => [[name, problems[name] as Problem<string>]]));
};

/** Moments that the server keeps where a definition has a field for them. */
const moments = ({
  context,
  definition: { fields },
  mode,
}: Pick<Draft, 'context' | 'definition' | 'mode'>): Values => {
  const now = new Date(context.clock()).toISOString();
  return {
    ...(fields.lastModified && { lastModified: now }),
    ...(fields.creationDate && mode === 'create' && { creationDate: now }),
  };
};

/** The name under which a save is confirmed that was doubtful. */
const DOUBTS = 'doubts';

/** @throws FieldProblems 409 with what is doubtful, where the caller would be asked and hasn't confirmed it */
const askAboutDoubts = async (
  context: CallContext,
  { name }: Resource,
  save: Save,
): Promise<void> => {
  const { isStrict, body } = context.call;
  const { doubts } = context.behaviours.of(name);
  if (!doubts || !isStrict || body.confirmed === DOUBTS) return;
  const found = await doubts(context, save);
  if (Object.keys(found).length > 0) throw new FieldProblems(name, found, 409, DOUBTS);
};

/**
 * Works out what a save stores: the fields that came, over what is stored or what a new record begins
 * with, and all that follows from them.
 *
 * @throws FieldProblems when a field can't be read, a rule is broken, or another record has what no two may have
 */
export const acceptSave = async (
  context: CallContext,
  definition: Resource,
  mode: Mode,
  before: Row | undefined,
): Promise<Values> => {
  const begin = before ?? (await firstRecord(context, definition));
  const fields = sentFields(definition, mode);
  await cleanFieldsAhead(context.call.body, fields);
  const { changes, problems } = acceptFields(context.call.body, fields, before);
  const checked = {
    ...definition,
    fields: await inItsLanguages(context, definition.name, definition.fields),
  };
  const gone = context.behaviours.of(definition.name).reconcile?.(changes);
  const shared = inFirstLanguage(checked.fields, changes, begin);
  const sent = { ...begin, ...gone, ...changes, ...shared };
  const record = recordOf(context, checked, { ...sent, id: before?.id ?? 0 });
  const draft = withFollowing({
    context,
    definition: checked,
    mode,
    before,
    after: sent,
    record,
  });
  const emptied = emptiedTexts(checked.fields, changes, begin);
  const broken = await problemsOf(draft, { ...emptied, ...problems });
  if (Object.keys(broken).length > 0) throw new FieldProblems(definition.name, broken);
  const taken = await takenValues(context, definition, before, draft.after);
  if (Object.keys(taken).length > 0) throw new FieldProblems(definition.name, taken, 409);
  refuseForeignValues(draft, begin);
  // Before anything else is done: what isn't confirmed does nothing.
  await askAboutDoubts(context, definition, { before, after: draft.after });
  const { id: _id, ...after } = {
    ...draft.after,
    ...(await context.behaviours
      .of(definition.name)
      .onSave?.(context, { before, after: draft.after })),
    ...moments(draft),
  };
  return after;
};

/** Values that follow from those that a stored record has once some of them are gone. */
export const followingOf = (context: CallContext, definition: Resource, after: Row): Values =>
  following(definition, recordOf(context, definition, after), after);

/** What a record that is made of another's values has beside them: all that follows, and its moments. */
export const followingCopy = (
  context: CallContext,
  definition: Resource,
  after: Values,
): Values => ({
  ...following(definition, recordOf(context, definition, { ...after, id: 0 }), after),
  ...moments({ context, definition, mode: 'create' }),
});
