import type { ImportsSpec, Problem, Resource } from '../../../schemas';
import { rights, writerOf } from '../../../schemas';
import { uniqueNames } from '../../../schemas/kinds/unique';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import type { Row, Values } from '../../store/Store';
import { acceptFields } from '../../wire/fields';
import { cleanFieldsAhead } from '../../wire/htmlAhead';
import { refuseClosed } from '../refuseClosed';
import { acceptSave } from '../save/save';
import { acceptLinks, linkFields } from './acceptLinks';
import type { Destination } from './Destination';
import { createIdentical } from './identical';
import { createMatching } from './matching';
import type { ReadLines } from './readLines';
import { wordsOf } from './words';

/** The id of what isn't stored yet. */
const NEW = 0;

/** @throws Refusal 403 where nobody adds records, or the caller doesn't */
const refuseNew = ({ call: { access, isProvider } }: CallContext, definition: Resource): void => {
  const { module, verbs } = definition;
  const isGranted = module === null || access[module]?.[rights.indexOf('create')] === '1';
  const isOthers = writerOf(definition, 'create') !== undefined && !isProvider;
  if (verbs.create === false) throw new Refusal(403, 'server.imports.addsNone');
  if (!isGranted || isOthers) throw new Refusal(403, 'server.access.right');
};

/** A new record as it is once all is entered: its form may begin with a few fields, and go on with what is stored. */
const acceptNew = async (context: CallContext, definition: Resource): Promise<Values> => {
  const { create } = definition.verbs;
  const begun = await acceptSave(context, definition, 'create', undefined);
  if (!create || create.fields === undefined) return begun;
  const { id: _, ...whole } = await acceptSave(context, definition, 'update', {
    ...begun,
    id: NEW,
  });
  return whole;
};

/** Works out what a save of the form, and of what is linked, would store. @throws FieldProblems or Refusal */
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
  const after = row
    ? await acceptSave(saving, definition, 'update', row)
    : await acceptNew(saving, definition);
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
): Destination<Row> => {
  const { key } = spec;
  const fields = { ...definition.fields, ...linkFields(definition) };
  return {
    resource: definition.name,
    key,
    unique: uniqueNames(definition.fields).filter(
      (name) => definition.fields[name]?.unique === true,
    ),
    takesSeveral: read.columns.some((column) => column?.list !== undefined),
    isBrief: true,
    words: wordsOf(context, definition.name),
    find: createMatching(definition, spec, read),
    // Where none can be added, nothing is added twice: a line identifies its record itself.
    identical: definition.verbs.create === false ? undefined : createIdentical(definition, read),
    read: async (body, row) => {
      await cleanFieldsAhead(body, fields);
      const { changes, problems } = acceptFields(body, fields, row);
      return { after: { ...row, ...changes }, problems };
    },
    accept: async (inner, body, row) => {
      try {
        const after = await acceptLine(inner, definition, body, row);
        return { after, problems: {} };
      } catch (error) {
        return { after: row ?? {}, problems: problemsOf(error, key) };
      }
    },
  };
};
