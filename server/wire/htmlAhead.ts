import { type AnyField, type AnyFields, holdsFields, isKind } from '../../schemas';
import type { AllowedElements } from '../../schemas/html/allowedHtml';
import { isObject } from '../../schemas/isObject';
import type { Values } from '../store/Store';
import { cleanAhead } from './cleanHtml';
import { sentFor } from './fields';
import { parseJson } from './list';
import { Unreadable } from './WireKind';

/** What formatted texts of a field may hold, of those within it as well: each with its own list, or with that of all. */
const listsIn = (field: AnyField): readonly (AllowedElements | undefined)[] => {
  if (isKind(field, 'richText')) return [field.allows];
  return holdsFields(field) ? Object.values<AnyField>(field.fields).flatMap(listsIn) : [];
};

/** Texts of rows and of languages, which forms send as JSON. */
const textsIn = (sent: unknown): readonly string[] => {
  if (typeof sent === 'string') return [sent];
  return isObject(sent) || Array.isArray(sent) ? Object.values(sent).flatMap(textsIn) : [];
};

const sentTexts = (body: Values, name: string, field: AnyField): readonly string[] => {
  try {
    const sent = sentFor(body, name, field);
    const isForm = holdsFields(field) && typeof sent === 'string';
    return textsIn(isForm ? parseJson(sent) : sent);
  } catch (error) {
    // Whoever accepts the field refuses it.
    if (error instanceof Unreadable) return [];
    throw error;
  }
};

/** Cleans the long formatted texts of a body in turns with other calls, before its fields are accepted in one go. */
export const cleanFieldsAhead = async (body: Values, fields: AnyFields): Promise<void> => {
  for (const [name, field] of Object.entries(fields))
    for (const allows of new Set(listsIn(field)))
      for (const html of sentTexts(body, name, field)) await cleanAhead(html, allows);
};
