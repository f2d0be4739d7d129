import { randomUUID } from 'node:crypto';

/** @type {(url: string, statement: string) => Promise<void>} */
const run = async (url, statement) => {
  // Loaded late: what imports this file may have the packages installed first.
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/**
 * Does something with an empty database on the server that `TEST_DATABASE_URL` names, and drops it afterwards.
 *
 * @template T
 * @param {(url: string | undefined) => Promise<T>} work gets no address where the variable names nothing
 * @returns {Promise<T>}
 */
export const withTestDatabase = async (work) => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return work(undefined);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `CREATE DATABASE ${name}`);
  try {
    return await work(Object.assign(new URL(server), { pathname: `/${name}` }).href);
  } finally {
    await run(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
};
