import { describe, expect, test } from 'vitest';
import { type AnyField, checkValue, isKind, traitsOf } from '../../schemas';
import { definitions, fieldsOf } from '../../tests/fixtures/definitions';
import { recordValue } from '../records/recordOf';
import { acceptField, answerField } from './fields';
import { Unreadable } from './WireKind';

const odd: readonly unknown[] = [
  'toString',
  '__proto__',
  'constructor',
  '31-02-2026',
  '2026-13-45',
  true,
  -1.5,
  1e21,
  {},
  { id: 1 },
  { toString: 1 },
  [null],
  [undefined],
  [[]],
  [{}],
  ['toString'],
  '[null]',
  '{"__proto__":{"a":1}}',
];

/** Languages that there aren't. */
const oddBlocks = [
  { language: '__proto__', title: 'a' },
  { language: 'xx', title: 'a' },
];

const oddFor = (field: AnyField): readonly unknown[] =>
  isKind(field, 'perLanguage') ? [...odd, ...oddBlocks.map((block) => [block])] : odd;

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every((one) => one === 0 || isBlank(one)));

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Whether what is read back means what was sent: the same value, in whichever of the forms of its kind. */
const isKept = (sent: unknown, answered: unknown): boolean => {
  if (isBlank(answered)) return isBlank(sent) && !(Array.isArray(sent) && sent.length > 0);
  if (isPlain(sent) && isPlain(answered))
    return String(Number(answered)) === String(Number(sent)) || String(answered) === String(sent);
  const text = typeof answered === 'string' ? answered : JSON.stringify(answered);
  const inner = JSON.stringify(sent).replace(/^\[|\]$/g, '');
  return text.includes(inner) || text.includes(inner.replaceAll('"', ''));
};

/** What becomes of a value that is sent for a field: refused, kept, or what else is answered in its place. */
const outcome = (sent: unknown, field: AnyField): string => {
  try {
    const stored = acceptField(sent, field, undefined);
    if (checkValue(recordValue(stored, field), field)) return 'refused';
    const answered = answerField(stored, field);
    return isKept(sent, answered) ? 'kept' : `${JSON.stringify(answered)} is answered`;
  } catch (error) {
    if (error instanceof Unreadable) return 'refused';
    throw error;
  }
};

/** Kinds that document what they make of a text. */
const isDocumented = (field: AnyField): boolean =>
  isKind(field, 'richText', 'secret') || traitsOf(field).isUpload === true;

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  'odd values for %s',
  (_, definition) => {
    test('are refused at their field, or kept as they are', () => {
      const wrong = fieldsOf(definition)
        .filter(([, field]) => !field.readOnly && !field.formOnly && !isDocumented(field))
        .flatMap(([name, field]) =>
          oddFor(field).flatMap((sent) => {
            const found = outcome(sent, field);
            return found === 'kept' || found === 'refused'
              ? []
              : [`${name} (${field.kind}) ← ${JSON.stringify(sent)}: ${found}`];
          }),
        );
      expect([...new Set(wrong)]).toEqual([]);
    });
  },
);
