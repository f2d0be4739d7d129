import type { RowCall, SubListSpec } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { acceptReferring } from '../save/acceptInner';
import { placeOf } from './places';
import type { SubList } from './SubList';

/** Parts of a call's body, and what of the row fills them. */
export type Args = RowCall['args'];

/** Works out what to store of a row. @throws FieldProblems, or Refusal 400 for a place that is none */
export const acceptRow = async (
  context: CallContext,
  { definition, spec: { fields, numberedBy } }: SubList,
  body: Values,
  before: Values | undefined,
): Promise<Values> => {
  const place = numberedBy === undefined ? undefined : body[numberedBy];
  if (place !== undefined && place !== null) placeOf(place);
  return acceptReferring(context, definition.name, fields, body, before);
};

/** What a call gives of a row, by the row's own names: fields stand in the object that holds them. */
export const pick = (body: Values, args: Args, { fields }: SubListSpec): Values => {
  const picked: Record<string, unknown> = {};
  for (const [sent, name] of Object.entries(args)) {
    if (!(sent in body)) continue;
    let holder = picked;
    for (const part of fields[name]?.within?.split('.') ?? []) {
      const held: Record<string, unknown> = { ...Object(holder[part]) };
      holder[part] = held;
      holder = held;
    }
    holder[name] = body[sent];
  }
  return picked;
};
