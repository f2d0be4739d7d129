import { type AnyFields, contentLanguages, firstFilled, sharingFields } from '../../../schemas';
import type { Values } from '../../store/Store';
import { acceptField } from '../../wire/fields';
import { recordValue } from '../recordOf';

/**
 * What becomes of blocks by language where the texts that they share with the record were sent, and the
 * blocks weren't: the texts are those of its first language.
 */
export const inFirstLanguage = (fields: AnyFields, sent: Values, before: Values): Values =>
  Object.fromEntries(
    sharingFields(fields).flatMap(([name, field]) => {
      const texts = field.mirrorsFirst.filter((shared) => sent[shared] !== undefined);
      if (sent[name] !== undefined || texts.length === 0) return [];
      const value = recordValue(before[name], field);
      const { languages = contentLanguages } = field;
      const language =
        firstFilled(field, value as Parameters<typeof firstFilled>[1]) ?? languages[0];
      const block = { language, ...Object.fromEntries(texts.map((text) => [text, sent[text]])) };
      return [[name, acceptField([block], field, before[name])]];
    }),
  );
