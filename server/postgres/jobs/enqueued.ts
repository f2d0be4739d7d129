import { sql } from 'kysely';
import type { JobRequest } from '../../store/Store';
import type { Sql } from '../statement';

/** What the queue knows a job by of which at most one waits. */
export const keyOf = ({ name, key }: Pick<JobRequest, 'name' | 'key'>): string | null =>
  key === undefined ? null : `${name} ${key}`;

/** Puts a job on the queue in the transaction of whoever runs it. */
export const enqueued = (job: JobRequest): Sql => {
  const { name, input, attempts, runAt } = job;
  const moment = runAt === undefined ? null : new Date(runAt).toISOString();
  return sql`SELECT FROM graphile_worker.add_job(${name}::text, ${JSON.stringify(input)}::json,
    run_at => ${moment}::timestamptz, max_attempts => ${attempts}::int,
    job_key => ${keyOf(job)}::text)`;
};
