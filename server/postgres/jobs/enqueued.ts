import { sql } from 'kysely';
import type { JobOptions, JobType, Values } from '../../store/Store';
import type { Sql } from '../statement';

/** What `Store.enqueue` is given. */
export type Enqueued = readonly [type: JobType, input: Values, options?: JobOptions];

/** Puts a job on the queue in the transaction of whoever runs it. */
export const enqueued = (
  ...[{ name, attempts }, input, { key, runAt, ifNone } = {}]: Enqueued
): Sql => {
  const moment = runAt === undefined ? null : new Date(runAt).toISOString();
  const jobKey = key === undefined ? null : `${name} ${key}`;
  const free = ifNone
    ? sql`WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs
        WHERE key = ${jobKey}::text AND (locked_at IS NOT NULL OR attempts < max_attempts))`
    : sql``;
  return sql`SELECT graphile_worker.add_job(${name}::text, ${JSON.stringify(input)}::json,
    run_at => ${moment}::timestamptz, max_attempts => ${attempts}::int, job_key => ${jobKey}::text) ${free}`;
};
