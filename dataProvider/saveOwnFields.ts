import { type AnyField, fillPath, nameToSend, type Resource } from '../schemas';
import { parseValue } from '../schemas/codec';
import { callServer } from './call';
import { request } from './http';
import { messages } from './messages';
import type { Values } from './values';
import { bodyOf } from './values';

type Own = readonly [name: string, saveWith: NonNullable<AnyField['saveWith']>, field: AnyField];

/** The fields that have a call of their own. */
const ownFields = ({ fields }: Resource): readonly Own[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.saveWith ? [[name, field.saveWith, field] as const] : [],
  );

/**
 * Saves the fields that have a call of their own, one after the other, once the record itself is
 * saved. What fails is a warning that names each, and leaves the record saved.
 *
 * @returns the fields that weren't stored
 */
export const saveOwnFields = async (
  definition: Resource,
  record: Record<string, unknown>,
): Promise<readonly string[]> => {
  const failed: { field: string; reason: string }[] = [];
  for (const [name, { idArg, ...spec }, field] of ownFields(definition)) {
    const args = {
      ...(idArg !== undefined && { [idArg]: record.id }),
      ...bodyOf({ args: { [nameToSend(name, field)]: name } }, definition.fields, record),
    };
    await callServer(spec, definition, record, { args, isQuiet: true }).catch((error: Error) =>
      failed.push({ field: name, reason: error.message }),
    );
  }
  if (failed.length > 0)
    messages.publish({
      isOk: 'partly',
      text: failed.map(({ reason }) => reason).join(' · '),
      failed,
      resource: definition.name,
    });
  return failed.map(({ field }) => field);
};

/** The values of the fields that calls of their own answer, of a record. */
export const readOwnFields = async (
  definition: Resource,
  id: unknown,
  signal?: AbortSignal,
): Promise<Values> => {
  const read = ownFields(definition).flatMap(([name, { path, read: isRead }, field]) =>
    isRead && path !== undefined ? [{ name, path, field }] : [],
  );
  const parts = read.map(async ({ name, path, field }) => {
    const { rows } = await request(fillPath(path, { id }), { signal });
    return [name, parseValue(rows, field)] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
};
