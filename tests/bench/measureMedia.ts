import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '../../mock-server/seed/accounts';
import { startBenchServer } from './benchServer';
import { largeForm, manyMedia, mediaCalls, UPLOAD_MEGABYTES } from './media';
import { median, timed } from './timing';

type Report = (what: string, figure: string, isOk: boolean) => void;
type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;

const ROUNDS = 100;
const WATCH_MS = 20;
/** Megabytes by which memory may grow while a large file is taken in. */
const MOST_GROWTH = 50;

/** The most memory that the server held while `work` ran, beyond what it held before. */
const growthDuring = async (server: BenchServer, work: () => Promise<unknown>) => {
  const before = server.memory();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, server.memory());
  }, WATCH_MS);
  await work().finally(() => clearInterval(watch));
  return most - before;
};

/** Measures a media library of many files, and the memory that a large upload takes. */
export const measureMedia = async (report: Report): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-bench-media-'));
  try {
    await manyMedia(directory);
    const server = await startBenchServer(directory);
    try {
      const session = await server.signIn('admin@demo.test', demoPassword);
      for (const [name, { path, most }] of Object.entries(mediaCalls)) {
        const times = await timed(ROUNDS, () => session.get(path));
        report(name, `${median(times).toFixed(1)} ms (at most ${most} ms)`, median(times) <= most);
      }
      const { body, type } = largeForm();
      const growth = await growthDuring(server, () => session.send('media/files', body, type));
      report(
        `media: upload of ${UPLOAD_MEGABYTES} MB`,
        `${growth} MB more memory (at most ${MOST_GROWTH} MB)`,
        growth <= MOST_GROWTH,
      );
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};
