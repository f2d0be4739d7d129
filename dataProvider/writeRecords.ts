import simpleRestProvider from 'ra-data-simple-rest';
import { type DataRecord, REPLACE_BY, type Resource } from '../schemas';
import { serializeRecord } from '../schemas/codec';
import { conflictOf } from './Conflict';
import { callPath } from './call';
import type { Answer } from './envelope';
import { formOf } from './form';
import { API_BASE, Changed, type RequestOptions, request } from './http';
import { createOnce } from './once';
import { saveOwnFields } from './saveOwnFields';
import { versionOf } from './version';

type Values = Record<string, unknown>;

const rest = simpleRestProvider(API_BASE, async (url, options) => {
  const method = (options?.method ?? 'GET') as 'GET' | 'DELETE';
  const answer = await request(url.slice(API_BASE.length), {
    method,
    signal: options?.signal ?? undefined,
  });
  return { status: 200, headers: new Headers(), body: '', json: answer.record ?? answer.body };
});

const methodOf = (verb: false | { method?: 'PUT' | 'POST' } | undefined) =>
  (verb === false ? undefined : verb?.method) ?? 'PUT';

const isMultipart = ({ verbs: { update } }: Resource): boolean =>
  update !== false && update?.encoding === 'multipart';

const changedBody = (resource: Resource, data: Values) => {
  const body = serializeRecord(resource, data, 'update');
  return isMultipart(resource) ? formOf(body) : body;
};

/**
 * Adds a record, then stores the fields that have calls of their own.
 *
 * @param key under which it is added once: where an answer didn't come, and something else is sent under the same
 *   key, that becomes of the record which was added before
 */
export const createRecord = async (definition: Resource, data: Values, key?: string) => {
  const { create: verb } = definition.verbs;
  const { answer, isFormer } = await createOnce(
    key,
    serializeRecord(definition, data, 'create'),
    (body) =>
      request(`${definition.path}/add`, {
        method: methodOf(verb),
        body,
        key,
        tellsRefusal: verb === false ? false : verb?.tellsRefusal,
      }),
  );
  const id = answer.lastId ?? 0;
  if (isFormer) await sendUpdate(definition, id, data, true);
  await saveOwnFields(definition, { ...data, id });
  return { ...data, id, answer: answer.body };
};

const sendUpdate = (
  definition: Resource,
  id: unknown,
  data: Values,
  isQuiet: RequestOptions['isQuiet'] = false,
) =>
  request(callPath({}, definition, { id }), {
    method: methodOf(definition.verbs.update),
    body: changedBody(definition, data),
    version: versionOf(data),
    isQuiet,
  });

/** Reads the record of an answer. */
type ReadAnswered = (definition: Resource, answer: Answer) => Promise<DataRecord>;

/**
 * Changes a record, then stores the fields that have calls of their own.
 *
 * @param change the record as it is to be, with the version that it was made of
 * @throws Conflict when the record has changed since that version
 */
export const updateRecord = async (
  definition: Resource,
  change: { id: unknown; data: Values; isQuiet?: RequestOptions['isQuiet'] },
  read: ReadAnswered,
) => {
  const { id, data, isQuiet } = change;
  const ofChanged = conflictOf(({ answer }) => read(definition, answer));
  await sendUpdate(definition, id, data, isQuiet).catch(ofChanged);
  await saveOwnFields(definition, { ...data, id });
  return { ...data, id };
};

/** How often a change is tried again on a record that others change at the same time. */
const MOST_ATTEMPTS = 4;

/**
 * Changes parts of a record, whatever the others are: it is read whole before, and again where it has been changed
 * by the time that it is sent.
 */
export const updateParts = async (
  definition: Resource,
  read: () => Promise<DataRecord>,
  parts: Values,
  isQuiet = false,
) => {
  for (let left = MOST_ATTEMPTS; ; left -= 1) {
    const data = { ...(await read()), ...parts };
    try {
      await sendUpdate(definition, data.id, data, isQuiet);
      return data;
    } catch (error) {
      if (!(error instanceof Changed) || left === 1) throw error;
    }
  }
};

/** Records in their new order, the field that holds their number, and the number of the first. */
export interface Numbering {
  readonly records: readonly DataRecord[];
  readonly field: string;
  readonly first: number;
}

/**
 * Stores the places of records: each whose number changes is saved, and only the last gives a message.
 *
 * @param read reads a record whole: those of a list know only what a list shows
 */
export const reorderRecords = async (
  definition: Resource,
  { records, field, first }: Numbering,
  read: (id: number) => Promise<DataRecord>,
): Promise<void> => {
  const moved = records
    .map((record, index) => ({ record, number: first + index }))
    .filter(({ record, number }) => record[field] !== number);
  for (const { record, number } of moved) {
    const isLast = record === moved.at(-1)?.record;
    await updateParts(definition, () => read(record.id), { [field]: number }, !isLast);
  }
};

/** @param replaceBy the record that takes its place where others refer to it */
export const deleteRecord = async (definition: Resource, id: unknown, replaceBy?: unknown) => {
  if (replaceBy === undefined) return rest.delete(definition.path, { id: id as number });
  const query = { [REPLACE_BY]: replaceBy };
  await request(callPath({}, definition, { id }), { method: 'DELETE', query });
  return { data: { id } };
};
