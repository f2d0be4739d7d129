import { parseArgs } from 'node:util';

const OPTIONS = /** @type {const} */ ({
  server: { type: 'boolean' },
  postgres: { type: 'boolean' },
  workers: { type: 'string' },
});

const USAGE = `Usage: npm start -- [--postgres] [--workers N]

  --postgres   keeps the rows in a PostgreSQL database: the one that DATABASE_URL names, or one of its own below
               DATA_DIR, which begins with the demo
  --workers N  runs N processes that share the port, on a database
  --server     answers calls, whether there is an app to show or not

The port and all else are set by the environment, such as PORT=4000 npm start.`;

/**
 * What `npm start` was given.
 *
 * @param {readonly string[]} args of the command line, without the program
 * @throws Error with the usage, where it is given something else
 */
export const readStartOptions = (args) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const [problem = ''] = error instanceof Error ? error.message.split(/\.\s/) : [];
    throw new Error(`${problem}.\n\n${USAGE}`);
  }
};
