import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import type { Row, Values } from '../../store/Store';
import { users } from '../../tables/organisation/users';
import { answerFirst, answerRecord } from '../answers';
import { nameOf, nameOfPerson } from '../texts';
import { lastStamp } from './stamps';
import {
  entityTag,
  storedFieldsOf,
  type Versions,
  versionOfPart,
  versionsIn,
  versionsOf,
} from './version';

/** What a change is about to change: one part of a record, or the record with all its parts. */
export type Changing = string | 'all';

const TAG = '(W/)?"([!#-~\\x80-\\xff]*)"';
const TAGS = new RegExp(`^\\s*${TAG}(\\s*,\\s*${TAG})*\\s*$`);

/** The strong tags of a header; weak ones never match. @throws Refusal 400 */
const strongTags = (header: string): readonly Versions[] => {
  if (!TAGS.test(header)) throw new Refusal(400, 'server.request.ifMatch');
  return [...header.matchAll(new RegExp(TAG, 'g'))]
    .filter(([, weak]) => weak === undefined)
    .map(([, , tag = '']) => versionsIn(tag));
};

/** The parts of which a tag must have the present version. */
const comparedIn = (versions: Versions, changing: Changing): readonly string[] =>
  changing === 'all' ? Object.keys(versions) : [changing];

const isPresent = async (
  context: CallContext,
  definition: Resource,
  row: Row | undefined,
  versions: Versions,
  changing: Changing,
): Promise<boolean> => {
  const parts = comparedIn(versions, changing);
  for (const part of parts)
    if (versions[part] !== (await versionOfPart(context, definition, row, part))) return false;
  return parts.length > 0;
};

/** The record as it is, its version, and who last changed what the tag has another version of. */
const presentOf = async (
  context: CallContext,
  definition: Resource,
  row: Row | undefined,
  changed: readonly string[],
): Promise<{ headers: Readonly<Record<string, string>>; parts: Values }> => {
  const record = row
    ? await answerRecord(context, definition, row)
    : await answerFirst(context, definition);
  const fields = changed.flatMap((part) => storedFieldsOf(definition, part) ?? []);
  const stamp = lastStamp(row, fields);
  const person = stamp && (await context.store.rows(users).get(stamp[0]));
  return {
    headers: { ETag: entityTag(await versionsOf(context, definition, row, record)) },
    parts: {
      results: [record],
      changedBy: person ? nameOfPerson(person) : null,
      changedAt: stamp ? new Date(stamp[1]).toISOString() : null,
    },
  };
};

/**
 * Refuses a change of what isn't any more as the caller knows it, by the version that the call carries; a call
 * without one is let through. To be called within the transaction of the change.
 *
 * @param row none of a single record that hasn't been saved yet
 * @throws Refusal 412 with the record as it is, or 400 for what can't be read as entity tags
 */
export const refuseChanged = async (
  context: CallContext,
  definition: Resource,
  row: Row | undefined,
  changing: Changing,
): Promise<void> => {
  const { ifMatch } = context.call;
  if (ifMatch === undefined) return;
  const isAny = ifMatch.trim() === '*';
  if (isAny && row) return;
  const known = isAny ? [] : strongTags(ifMatch);
  for (const versions of known)
    if (await isPresent(context, definition, row, versions, changing)) return;
  const parts = known.flatMap((versions) => comparedIn(versions, changing));
  const name = nameOf(context, definition.name);
  const details = await presentOf(context, definition, row, parts);
  throw new Refusal(412, 'server.records.changed', { name }, details);
};
