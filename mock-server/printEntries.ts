import { pino } from 'pino';
import type { OnEntry } from '../server/records/audit/entries';
import type { AuditEntry } from '../server/tables/organisation/auditLog';

/** An entry without what people wrote: of fields their names, of records and users their ids. */
const printed = ({ changes = [], userName: _, recordName: __, ...entry }: AuditEntry) => ({
  ...entry,
  fields: [...new Set(changes.map(({ resource, field }) => `${resource}.${field}`))],
});

/**
 * Prints entries of the audit log, each as a line of JSON.
 *
 * @param to where lines go, such as standard output
 */
export const printEntries = (to: NodeJS.WritableStream): OnEntry => {
  const logger = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, to);
  return async (entry) => logger.info({ audit: printed(entry) });
};
