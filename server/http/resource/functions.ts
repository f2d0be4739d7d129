import { isFile } from '../../../schemas';
import { isObject } from '../../../schemas/isObject';
import { changing } from '../../behaviours/changing';
import type {
  CallContext,
  Operation,
  RecordFunction,
  ResourceFunction,
} from '../../contract/CallContext';
import type { Reply } from '../../contract/reply';
import { restoreFile } from '../../records/files/fileFields';
import { restorePicture } from '../../records/files/pictures';
import { rowsOf } from '../../records/tenant';
import { withVersionOf } from '../../records/versions/version';
import type { Row } from '../../store/Store';
import { sentId } from '../../wire/sent';
import {
  creating,
  doingOnce,
  type Endpoint,
  operation,
  recordPath,
  rowOf,
  rowToChange,
  type Shape,
} from './Endpoint';

const ofResource = (
  endpoint: Endpoint,
  fn: string,
  { right, alsoFor = [], act, run }: ResourceFunction,
): Operation => {
  const answer = right === 'read' ? operation : doingOnce;
  const { path } = endpoint.definition;
  const shape: Shape = { method: 'POST', path, fn, right, ...(act && { act }) };
  const own = answer(endpoint, shape, run);
  return { ...own, modules: [...own.modules, ...alsoFor] };
};

/** Answers the version that a part has once it is changed, so that the next change can name it. */
const changingPart = async (
  { definition }: Endpoint,
  context: CallContext,
  part: string,
  { id }: Row,
  reply: Reply,
): Promise<Reply> => {
  const row = await rowsOf(context, context.tables.of(definition)).get(id);
  return withVersionOf(reply, context, definition, row, part);
};

const ofRecord = (
  endpoint: Endpoint,
  fn: string,
  { right, isWriting, part, run }: RecordFunction,
): Operation => {
  const shape = { method: 'POST', path: recordPath(endpoint), fn, right } as const;
  if (right === 'read')
    return operation(endpoint, shape, async (context) =>
      run(context, await rowOf(endpoint, context)),
    );
  return (isWriting ? creating : doingOnce)(endpoint, shape, async (context) => {
    const row = await rowToChange(endpoint, context, { part });
    const reply = await run(context, row);
    return part === undefined || part === null
      ? reply
      : changingPart(endpoint, context, part, row, reply);
  });
};

/** The function that gives a field the value of before, where a change is taken back. */
export const restoring = (field: string): string => `restore ${field}`;

/** The function that deletes a record again, where its making is taken back. */
export const UNMAKING = 'unmake';

/** The function that gives a field the file of before. */
export const restoringFile = (field: string): string => `restore file ${field}`;

/** The function that puts a picture back among the rows of a list. */
export const restoringPicture = (list: string): string => `restore picture ${list}`;

const fileOperations = (endpoint: Endpoint): readonly Operation[] =>
  Object.entries(endpoint.definition.fields).flatMap(([name, field]) => {
    if (!isFile(field) || field.upload === undefined) return [];
    const restore = changing((context, row) =>
      restoreFile(context, endpoint.definition, name, row, sentId(context.call.body.id)),
    );
    return [ofRecord(endpoint, restoringFile(name), restore)];
  });

const pictureOperations = (endpoint: Endpoint): readonly Operation[] =>
  Object.entries(endpoint.definition.subLists).flatMap(([name, spec]) => {
    const { pictures } = spec;
    if (!pictures) return [];
    const list = { definition: endpoint.definition, name, spec, pictures };
    const restore = changing((context, row) => {
      const was = context.call.body.row;
      return restorePicture(context, list, row, isObject(was) ? was : {});
    }, name);
    return [ofRecord(endpoint, restoringPicture(name), restore)];
  });

/** What gives fields the values and files of before, puts pictures back, and deletes what was made: called by the server alone. */
export const restoringOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { restores = {}, unmakes } = endpoint.behaviours.of(endpoint.definition.name);
  const all = Object.entries(restores).map(([field, spec]) =>
    ofRecord(endpoint, restoring(field), spec),
  );
  return [
    ...all,
    ...(unmakes ? [ofRecord(endpoint, UNMAKING, unmakes)] : []),
    ...fileOperations(endpoint),
    ...pictureOperations(endpoint),
  ];
};

/** The functions that a resource's behaviour has. */
export const functionOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { functions = {}, recordFunctions = {} } = endpoint.behaviours.of(endpoint.definition.name);
  return [
    ...Object.entries(functions).flatMap(([fn, spec]) =>
      spec ? ofResource(endpoint, fn, spec) : [],
    ),
    ...Object.entries(recordFunctions).flatMap(([fn, spec]) =>
      spec ? ofRecord(endpoint, fn, spec) : [],
    ),
  ];
};
