import { wayfinders as definition } from '../../../resources/apps/wayfinders';
import { isKind, type ValueOf } from '../../../schemas';
import { parseValue } from '../../../schemas/codec';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { rowsOf } from '../../records/tenant';
import type { Values } from '../../store/Store';
import { objectsDefinitions } from '../../tables/builder/objectsDefinitions';
import type { StoredOf } from '../../tables/StoredOf';
import { type InputField, inputFieldsOf } from '../builder/lists/inputFields';

type Wayfinder = StoredOf<typeof definition>;

/** The fields that stand for fields of the document. */
const mappings = Object.entries(definition.fields).flatMap(([name, field]) =>
  isKind(field, 'offered') ? name : [],
);

const documentOf = async (
  context: CallContext,
  { objectDefinitionId }: Pick<Wayfinder, 'objectDefinitionId'>,
) => (objectDefinitionId ? rowsOf(context, objectsDefinitions).get(objectDefinitionId) : undefined);

/** The field that was chosen: by its id, or by its title alone where it came without. */
const chosen = (stored: unknown, fields: readonly InputField[]): InputField | undefined => {
  const value = parseValue(stored, { kind: 'offered' });
  const { id = null, title = '' }: Partial<NonNullable<ValueOf<'offered'>>> = Object(value);
  return fields.find((one) => (id === null ? one.title === title : one.id === id));
};

/** Fields of another document mean nothing any more, unless they are chosen anew. @throws FieldProblems */
const mappingsIn = async (
  context: CallContext,
  { before, after }: Save<Wayfinder>,
): Promise<Values> => {
  const document = await documentOf(context, after);
  const known: Values = before ?? {};
  const values: Values = after;
  const fields = document ? await inputFieldsOf(context, document) : [];
  const stored: Record<string, unknown> = {};
  for (const name of mappings) {
    const value = values[name] ?? null;
    const field = value === null ? undefined : chosen(value, fields);
    if (value !== null && !field && value !== known[name])
      throw new FieldProblems(definition.name, {
        [name]: { message: document ? 'choice' : 'documentFirst' },
      });
    stored[name] = field ? JSON.stringify({ id: field.id, title: field.title }) : null;
  }
  return stored;
};

/** Maps of exhibitors, who may fill in a document about themselves. */
export const wayfinders = behaviour(definition, {
  record: async (context, row) => {
    const document = row && (await documentOf(context, row));
    const title = document ? JSON.stringify({ title: document.title }) : null;
    return { headerDocumentTitle: title };
  },

  onSave: mappingsIn,
});
