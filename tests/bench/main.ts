import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../../mock-server/seed/accounts';
import { build, isBuilt } from '../../scripts/build.mjs';
import { startBenchServer } from './benchServer';
import { manyRows } from './manyRows';
import { measureMedia } from './measureMedia';
import { measureTyping } from './measureTyping';
import { median, timed } from './timing';

const ROWS = 10_000;
const ROUNDS = 200;

/** The measured calls, and the most milliseconds that each may take at the median. */
const calls = {
  'first page': { path: 'applicationusers?page=1&maxrowcount=20', most: 30 },
  'last page': { path: `applicationusers?page=${ROWS / 20}&maxrowcount=20`, most: 30 },
  'sorted page': {
    path: 'applicationusers?page=3&maxrowcount=20&sort=lastName&order=desc',
    most: 30,
  },
  search: { path: 'applicationusers?filter=zwart', most: 30 },
  record: { path: 'applicationusers/5000', most: 30 },
};
const MOST_MEGABYTES = 300;

/** Rows of the document that is typed in, and the most milliseconds that a key may take. */
const DOCUMENT_ROWS = 300;
const MOST_A_KEY = 50;

const directory = mkdtempSync(join(tmpdir(), 'back-office-bench-'));
let isWithin = true;
const report = (what: string, figure: string, isOk: boolean): void => {
  isWithin &&= isOk;
  console.log(`${isOk ? 'ok  ' : 'OVER'} ${what.padEnd(28)} ${figure}`);
};

try {
  await manyRows(directory, ROWS);
  const server = await startBenchServer(directory);
  try {
    const session = await server.signIn('admin@demo.test', demoPassword);
    for (const [name, { path, most }] of Object.entries(calls)) {
      const times = await timed(ROUNDS, () => session.get(path));
      report(name, `${median(times).toFixed(1)} ms (at most ${most} ms)`, median(times) <= most);
    }
    const megabytes = server.memory();
    report('memory', `${megabytes} MB (at most ${MOST_MEGABYTES} MB)`, megabytes <= MOST_MEGABYTES);
    if (!isBuilt()) await build();
    const account = { email: 'admin@demo.test', password: demoPassword };
    const keys = median(await measureTyping(server.origin, account, DOCUMENT_ROWS));
    report(
      `a key in ${DOCUMENT_ROWS} rows`,
      `${keys.toFixed(1)} ms (at most ${MOST_A_KEY} ms)`,
      keys <= MOST_A_KEY,
    );
  } finally {
    await server.stop();
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
await measureMedia(report);
process.exitCode = isWithin ? 0 : 1;
