import type { AnyField, DataRecord, Resource } from '../../schemas';
import { parseRecord, parseValue } from '../../schemas/codec';
import type { CallContext } from '../contract/CallContext';
import type { Values } from '../store/Store';
import { answerField, answerFields } from '../wire/fields';
import { readerOf } from './texts';

/**
 * Stored values as the record that a definition's rules, computed values and title work with, for the caller
 * as its reader. The way there is that of an answer: written for the wire, and read as the browser reads it.
 */
export const recordOf = (context: CallContext, definition: Resource, stored: Values): DataRecord =>
  parseRecord(
    definition,
    Object.assign({ id: stored.id }, answerFields(stored, definition.fields)),
    context.clock(),
    readerOf(context, definition.name),
  );

/** One stored value as it is in such a record. */
export const recordValue = (stored: unknown, field: AnyField): unknown =>
  parseValue(answerField(stored, field), field);
