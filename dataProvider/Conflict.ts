import type { DataRecord } from '../schemas';
import { readText } from './envelope';
import { Changed } from './http';

/** A change was refused, for the record isn't any more as it was when it was read. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  /** Who changed it last; none where the server doesn't report it. */
  readonly by: string | null;
  /** When, as ISO 8601. */
  readonly at: string | null;

  constructor(
    { message, answer: { body } }: Changed,
    /** The record as it is. */
    readonly present: DataRecord,
  ) {
    super(message);
    this.by = readText(body.changedBy);
    this.at = readText(body.changedAt);
  }
}

/** Makes a conflict of the refusal of what has changed since, with the record read; throws all else as it came. */
export const conflictOf =
  (read: (changed: Changed) => Promise<DataRecord>) =>
  async (error: unknown): Promise<never> => {
    throw error instanceof Changed ? new Conflict(error, await read(error)) : error;
  };
