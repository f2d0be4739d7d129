import { continueMailingJob } from '../behaviours/builder/questionnaires/continuedMailing';
import { takeOverPos4Job } from '../behaviours/calls/dashboard/pos4Synchronisation';
import type { Job } from '../contract/Job';
import { sealAuditLogJob, tendAuditLogsJob } from '../records/audit/jobs';
import { sweepFilesJob } from '../records/files/sweep';
import { tendHistoriesJob } from '../records/history/retention';
import { emptyTrashJob } from '../records/trash/retention';

/** Every job there is. */
export const jobs: readonly Job[] = [
  continueMailingJob,
  takeOverPos4Job,
  sweepFilesJob,
  sealAuditLogJob,
  tendAuditLogsJob,
  tendHistoriesJob,
  emptyTrashJob,
];
