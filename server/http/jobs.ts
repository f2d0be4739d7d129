import { continueMailingJob } from '../behaviours/builder/questionnaires/continuedMailing';
import { takeOverPos4Job } from '../behaviours/calls/dashboard/pos4Synchronisation';
import { mailFollowsJob } from '../behaviours/calls/follows/daily';
import type { Job } from '../contract/Job';
import { sealAuditLogJob, tendAuditLogsJob } from '../records/audit/jobs';
import { sweepFilesJob } from '../records/files/sweep';
import { tendFormerJob } from '../records/files/tendFormer';
import { tendHistoriesJob } from '../records/history/retention';
import { tendRemovalsJob } from '../records/removals/retention';
import { emptyTrashJob } from '../records/trash/retention';
import { served } from './server';

/** Every job there is. */
export const jobs: readonly Job[] = [
  continueMailingJob,
  takeOverPos4Job,
  sweepFilesJob,
  sealAuditLogJob,
  tendAuditLogsJob,
  tendHistoriesJob,
  tendFormerJob(served),
  tendRemovalsJob,
  emptyTrashJob,
  mailFollowsJob(served),
];
