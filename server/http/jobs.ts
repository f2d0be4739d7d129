import { continueMailingJob } from '../behaviours/builder/questionnaires/continuedMailing';
import type { Job } from '../contract/Job';
import { sealAuditLogJob, tendAuditLogsJob } from '../records/audit/jobs';
import { sweepFilesJob } from '../records/files/sweep';

/** Every job there is. */
export const jobs: readonly Job[] = [
  continueMailingJob,
  sweepFilesJob,
  sealAuditLogJob,
  tendAuditLogsJob,
];
