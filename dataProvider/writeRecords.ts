import { HttpError } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataRecord, fillPath, isFilled, REPLACE_BY, type Resource } from '../schemas';
import { serializeRecord } from '../schemas/codec';
import type { Values } from '../schemas/Values';
import { conflictOf } from './Conflict';
import { callPath } from './call';
import type { Answer } from './envelope';
import { formOf } from './form';
import { API_BASE, type RequestOptions, request, Unreachable } from './http';
import { createOnce } from './once';
import { saveOwnFields } from './saveOwnFields';
import { versionOf, withoutVersion, withVersion } from './version';

const restWith = (further: Pick<RequestOptions, 'query' | 'version' | 'act'>) =>
  simpleRestProvider(API_BASE, async (url, options) => {
    const method = (options?.method ?? 'GET') as 'GET' | 'DELETE';
    const answer = await request(url.slice(API_BASE.length), {
      ...further,
      method,
      signal: options?.signal ?? undefined,
    });
    return { status: 200, headers: new Headers(), body: '', json: answer.record ?? answer.body };
  });

const methodOf = (verb: false | { method?: 'PUT' | 'POST' } | undefined) =>
  (verb === false ? undefined : verb?.method) ?? 'PUT';

const createPath = ({ path, verbs: { create } }: Resource): string =>
  (create === false ? undefined : create?.path) ?? `${path}/add`;

/** Where a changed record is sent: one at an address of its own is sent where new ones are until it has that. */
const updatePath = (definition: Resource, record: Values): string => {
  const { update } = definition.verbs;
  const own = update === false ? undefined : update?.path;
  if (own === undefined) return callPath({}, definition, record);
  return isFilled(own, record) ? fillPath(own, record) : createPath(definition);
};

const changedBody = (resource: Resource, data: Values) => {
  const { encoding } = resource.verbs.update || {};
  const body = serializeRecord(resource, data, 'update');
  if (encoding === 'multipart') return formOf(body);
  return encoding === 'multipartJson' ? formOf(body, 'null') : body;
};

/**
 * Adds a record, then stores the fields that have calls of their own.
 *
 * @param key under which it is added once: where an answer didn't come, and something else is sent under the same
 *   key, that becomes of the record which was added before
 * @returns the record with its id; `answer` is all that the server answered, `statusMessage` its message,
 *   `notStored` names the fields whose calls failed
 */
export const createRecord = async (
  definition: Resource,
  data: Values,
  { key, isQuiet }: Pick<RequestOptions, 'key' | 'isQuiet'> = {},
) => {
  const { create: verb } = definition.verbs;
  const { notAdded: message } = definition.messages ?? {};
  const { answer, isFormer } = await createOnce(
    key,
    serializeRecord(definition, data, 'create'),
    (body) =>
      request(createPath(definition), {
        method: methodOf(verb),
        body: verb && verb.encoding === 'multipart' ? formOf(body) : body,
        key,
        isQuiet,
        refusedAs: message === undefined ? undefined : { resource: definition.name, message },
      }),
  );
  const id = answer.lastId ?? 0;
  // Where the key alone identified what is there, no message has been shown yet.
  if (isFormer) await sendUpdate(definition, id, data, { isQuiet: answer.isOk });
  const notStored = await saveOwnFields(definition, { ...data, id });
  const statusMessage = answer.isOk ? answer.message : '';
  return { ...data, id, answer: answer.body, statusMessage, notStored };
};

/** Sends a record as it is to be, with the version that it bears. @throws Changed */
export const sendUpdate = (
  definition: Resource,
  id: unknown,
  data: Values,
  options: Pick<RequestOptions, 'isQuiet' | 'throwsGone' | 'act' | 'offersUndo'>,
) =>
  request(updatePath(definition, { ...data, id }), {
    method: methodOf(definition.verbs.update),
    body: changedBody(definition, data),
    version: versionOf(data),
    ...options,
  });

/** Reads the record of an answer. */
type ReadAnswered = (definition: Resource, answer: Answer) => Promise<DataRecord>;

/**
 * Changes a record, then stores the fields that have calls of their own.
 *
 * @param change the record as it is to be, with the version that it was made of
 * @returns the record with the version that it has now; `notStored` names the fields whose calls failed
 * @throws Conflict when the record has changed since that version, Gone when it isn't there any more
 */
export const updateRecord = async (
  definition: Resource,
  change: { id: unknown; data: Values } & Pick<RequestOptions, 'isQuiet' | 'offersUndo'>,
  read: ReadAnswered,
) => {
  const { id, data, isQuiet, offersUndo } = change;
  const ofChanged = conflictOf(({ answer }) => read(definition, answer));
  const options = { isQuiet, offersUndo, throwsGone: true };
  const { version } = await sendUpdate(definition, id, data, options).catch(ofChanged);
  const notStored = await saveOwnFields(definition, { ...data, id });
  return withVersion({ ...withoutVersion(data), id, notStored }, version);
};

/** Records whose deletion wasn't answered, by their paths. */
const unanswered = new Set<string>();

const isGone = (path: string): Promise<boolean> =>
  request(path, { isQuiet: true }).then(
    () => false,
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return true;
      throw error;
    },
  );

/** What is deleted, and what is known of it. */
interface Deletion {
  readonly id: unknown;
  /** The record as it was seen, with its version; without one, it is deleted whatever has become of it. */
  readonly seen?: Values;
  /** The record that takes its place where others refer to it. */
  readonly replaceBy?: unknown;
  /** The server's message isn't shown; it comes with what is answered, or with the refusal. */
  readonly isQuiet?: boolean;
  /** The name of what it is part of, with all else that is done at once. */
  readonly act?: string | undefined;
}

/**
 * @returns its id, and the server's message where that isn't shown
 */
const sendDelete = async (definition: Resource, { id, seen = {}, ...deletion }: Deletion) => {
  const query = { [REPLACE_BY]: deletion.replaceBy };
  const further = { version: versionOf(seen), query, act: deletion.act };
  if (!deletion.isQuiet) return restWith(further).delete(definition.path, { id: id as number });
  const path = callPath({}, definition, { id });
  const options = { ...further, method: 'DELETE', isQuiet: true } as const;
  const { message, trashed } = await request(path, options);
  return { data: { id, message, trashed } };
};

/**
 * Deletes a record. One whose deletion wasn't answered is looked up before: it may be gone.
 *
 * @throws Conflict when the record has changed since it was seen
 */
export const deleteRecord = async (
  definition: Resource,
  deletion: Deletion,
  read: ReadAnswered,
) => {
  const { id } = deletion;
  const path = callPath({}, definition, { id });
  const isDone = unanswered.has(path) && (await isGone(path));
  unanswered.delete(path);
  if (isDone) return { data: { id } };
  try {
    return await sendDelete(definition, deletion);
  } catch (error) {
    if (error instanceof Unreachable) unanswered.add(path);
    return conflictOf(({ answer }) => read(definition, answer))(error);
  }
};
