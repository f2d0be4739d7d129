import { HttpError } from 'ra-core';
import { type Answer, readText } from './envelope';

/** What was to be changed isn't there any more. */
export class Gone extends HttpError {
  /** Who deleted it; none where the server doesn't report it. */
  readonly by: string | null;
  /** When, as ISO 8601. */
  readonly at: string | null;

  constructor({ message, body }: Answer) {
    super(message, 404, { errors: {}, status_message: message });
    // The class above makes each a plain one of its own.
    Object.setPrototypeOf(this, Gone.prototype);
    this.by = readText(body.changedBy);
    this.at = readText(body.changedAt);
  }
}
