import { isDeepStrictEqual } from 'node:util';
import {
  type AnyField,
  type AnyFields,
  contentLanguages,
  firstFilled,
  inOwnWords,
  isBlank,
  type PerLanguage,
  type Problem,
  sharingFields,
} from '../../../schemas';
import type { Values } from '../../store/Store';
import { acceptField } from '../../wire/fields';
import { recordValue } from '../recordOf';

type Sharing = ReturnType<typeof sharingFields>[number];

const storedBlocks = (field: AnyField, stored: unknown): PerLanguage =>
  recordValue(stored, field) as PerLanguage;

const isSame = (field: AnyField, one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(storedBlocks(field, one), storedBlocks(field, other));

/**
 * The texts that were sent as the record's own and are the change: the blocks by language weren't sent, or came as they
 * are stored. Where both are others than what is stored, the blocks win.
 */
const changedTexts = ([name, field]: Sharing, sent: Values, before: Values): readonly string[] => {
  if (sent[name] !== undefined && !isSame(field, sent[name], before[name])) return [];
  const blocks = storedBlocks(field, before[name]);
  const first = blocks[firstFilled(field, blocks) ?? ''];
  return field.mirrorsFirst.filter(
    (text) => sent[text] !== undefined && sent[text] !== (first?.[text] ?? ''),
  );
};

/**
 * What becomes of blocks by language where a text that they share with the record was changed, and they weren't: it is
 * the text of the record's first language.
 *
 * @param sent the values that came, as they would be stored
 * @param before what is stored, or what a new record begins with
 */
export const inFirstLanguage = (fields: AnyFields, sent: Values, before: Values): Values =>
  Object.fromEntries(
    sharingFields(fields).flatMap(([name, field]) => {
      const texts = changedTexts([name, field], sent, before);
      if (texts.length === 0) return [];
      const { languages = contentLanguages } = field;
      const language = firstFilled(field, storedBlocks(field, before[name])) ?? languages[0];
      const block = { language, ...Object.fromEntries(texts.map((text) => [text, sent[text]])) };
      return [[name, acceptField([block], field, before[name])]];
    }),
  );

/** Texts of the record's own that were emptied although each language needs them: as an empty name is refused. */
export const emptiedTexts = (
  fields: AnyFields,
  sent: Values,
  before: Values,
): Readonly<Record<string, Problem<string>>> =>
  Object.fromEntries(
    sharingFields(fields).flatMap(([name, field]) =>
      changedTexts([name, field], sent, before).flatMap((text) => {
        const inner = field.fields[text];
        return inner?.required && isBlank(sent[text])
          ? [[text, inOwnWords({ message: 'required' }, inner)]]
          : [];
      }),
    ),
  );
