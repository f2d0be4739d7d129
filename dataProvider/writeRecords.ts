import simpleRestProvider from 'ra-data-simple-rest';
import { type DataRecord, type Mode, REPLACE_BY, type Resource } from '../schemas';
import { serializeRecord } from '../schemas/codec';
import { callPath } from './call';
import { formOf } from './form';
import { API_BASE, request } from './http';
import { saveOwnFields } from './saveOwnFields';

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

const savedBody = (resource: Resource, data: Values, mode: Mode) => {
  const body = serializeRecord(resource, data, mode);
  return mode === 'update' && isMultipart(resource) ? formOf(body) : body;
};

/** Adds a record, then stores the fields that have calls of their own. */
export const createRecord = async (definition: Resource, data: Values) => {
  const { create: verb } = definition.verbs;
  const answer = await request(`${definition.path}/add`, {
    method: methodOf(verb),
    body: savedBody(definition, data, 'create'),
    tellsRefusal: verb === false ? false : verb?.tellsRefusal,
  });
  const id = answer.lastId ?? 0;
  await saveOwnFields(definition, { ...data, id });
  return { ...data, id, answer: answer.body };
};

const sendUpdate = (definition: Resource, id: unknown, data: Values, isQuiet = false) =>
  request(callPath({}, definition, { id }), {
    method: methodOf(definition.verbs.update),
    body: savedBody(definition, data, 'update'),
    isQuiet,
  });

/** Changes a record, then stores the fields that have calls of their own. */
export const updateRecord = async (definition: Resource, id: unknown, data: Values) => {
  await sendUpdate(definition, id, data);
  await saveOwnFields(definition, { ...data, id });
  return { ...data, id };
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
    const whole = await read(record.id);
    await sendUpdate(definition, record.id, { ...whole, [field]: number }, !isLast);
  }
};

/** @param replaceBy the record that takes its place where others refer to it */
export const deleteRecord = async (definition: Resource, id: unknown, replaceBy?: unknown) => {
  if (replaceBy === undefined) return rest.delete(definition.path, { id: id as number });
  const query = { [REPLACE_BY]: replaceBy };
  await request(callPath({}, definition, { id }), { method: 'DELETE', query });
  return { data: { id } };
};
