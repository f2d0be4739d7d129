import { isKind, type Resource, type ValueOf } from '../../../schemas';
import { parseValue } from '../../../schemas/codec';
import type { Behaviour, CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { findRow } from '../../records/tenant';
import type { Row, Values } from '../../store/Store';
import { DOCUMENTS } from '../builder/documents/documentRows';
import { type InputField, inputFieldsOf } from '../builder/lists/inputFields';

const WAYFINDERS = 'wayfinders';

/** The fields that stand for fields of the document. */
const mappingsOf = ({ definitions }: CallContext): readonly string[] => {
  const { fields }: Pick<Resource, 'fields'> = definitions.named(WAYFINDERS) ?? { fields: {} };
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field !== undefined && isKind(field, 'offered');
  });
};

const documentOf = (context: CallContext, { objectDefinitionId }: Values) =>
  findRow(context, DOCUMENTS, Number(objectDefinitionId));

/** The field that was chosen: by its id, or by its title alone where it came without. */
const chosen = (stored: unknown, fields: readonly InputField[]): InputField | undefined => {
  const value = parseValue(stored, { kind: 'offered' });
  const { id = null, title = '' }: Partial<NonNullable<ValueOf<'offered'>>> = Object(value);
  return fields.find((one) => (id === null ? one.title === title : one.id === id));
};

/** Fields of another document mean nothing any more, unless they are chosen anew. @throws FieldProblems */
const mappingsIn = async (context: CallContext, { before, after }: Save): Promise<Values> => {
  const document = await documentOf(context, after);
  const fields = document ? await inputFieldsOf(context, document) : [];
  const stored: Record<string, unknown> = {};
  for (const name of mappingsOf(context)) {
    const value = after[name] ?? null;
    const field = value === null ? undefined : chosen(value, fields);
    if (value !== null && !field && value !== before?.[name])
      throw new FieldProblems(WAYFINDERS, {
        [name]: { message: document ? 'choice' : 'documentFirst' },
      });
    stored[name] = field ? JSON.stringify({ id: field.id, title: field.title }) : null;
  }
  return stored;
};

/** Maps of exhibitors, who may fill in a document about themselves. */
export const wayfinders: Behaviour = {
  record: async (context, row: Row | undefined) => {
    const document = row && (await documentOf(context, row));
    const title = document ? JSON.stringify({ title: document.title }) : null;
    return { headerDocumentTitle: title };
  },

  onSave: mappingsIn,
};
