import type { ImportsSpec, Problem, Resource } from '../../../schemas';
import { rights } from '../../../schemas';
import { uniqueNames } from '../../../schemas/kinds/unique';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import type { Row, Values } from '../../store/Store';
import { acceptFields } from '../../wire/fields';
import { refuseClosed } from '../refuseClosed';
import { acceptSave } from '../save/save';
import { acceptLinks, linkFields } from './acceptLinks';
import type { Destination } from './judgeLines';
import { createMatching } from './matching';
import type { ReadLines } from './readLines';
import { wordsOf } from './words';

/** @throws Refusal 403 where the caller adds no records */
const refuseNew = ({ call: { access } }: CallContext, { module, verbs }: Resource): void => {
  const isGranted = module === null || access[module]?.[rights.indexOf('create')] === '1';
  if (verbs.create === false || !isGranted) throw new Refusal(403, 'server.access.right');
};

/**
 * Works out what a save of the form, and of what is linked, would store. To be called within a transaction of its own:
 * what a save changes beside the record is undone where it is refused.
 *
 * @throws FieldProblems or Refusal
 */
const acceptLine = async (
  context: CallContext,
  definition: Resource,
  body: Values,
  row: Row | undefined,
): Promise<Values> => {
  if (row) {
    refuseClosed(context, definition, row);
    await context.behaviours.of(definition.name).mayChange?.(context, row);
  } else refuseNew(context, definition);
  const saving = { ...context, call: { ...context.call, body } };
  const after = await acceptSave(saving, definition, row ? 'update' : 'create', row);
  const { changes, problems } = await acceptLinks(context, definition, body, row);
  if (Object.keys(problems).length > 0) throw new FieldProblems(definition.name, problems);
  return { ...after, ...changes };
};

/** What kept a line from being accepted, at its field or else at the key. */
const problemsOf = (error: unknown, key: string): Readonly<Record<string, Problem<string>>> => {
  if (error instanceof FieldProblems) return error.problems;
  if (error instanceof Refusal)
    return { [key]: { message: error.key, params: { ...error.params } } };
  throw error;
};

/** The records of a resource, as lines of a file find them. */
export const recordDestination = (
  context: CallContext,
  definition: Resource,
  spec: Pick<ImportsSpec, 'key' | 'keys'>,
  read: Pick<ReadLines, 'columns'>,
): Destination => {
  const { key } = spec;
  const fields = { ...definition.fields, ...linkFields(definition) };
  return {
    resource: definition.name,
    key,
    unique: uniqueNames(definition.fields).filter(
      (name) => definition.fields[name]?.unique === true,
    ),
    isBrief: true,
    words: wordsOf(context, definition.name),
    find: createMatching(definition, spec, read),
    read: (body, row) => {
      const { changes, problems } = acceptFields(body, fields, row);
      return { after: { ...row, ...changes }, problems };
    },
    accept: async (inner, body, row) => {
      try {
        const known = row as Row | undefined;
        const after = await inTransaction(inner, (own) => acceptLine(own, definition, body, known));
        return { after, problems: {} };
      } catch (error) {
        return { after: row ?? {}, problems: problemsOf(error, key) };
      }
    },
  };
};
