import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { foundFiles } from '../../build/foundFiles';
import { type FoundIn, filesBelow } from './foundFiles';

const folders: readonly FoundIn[] = [
  'resources',
  'server/behaviours',
  'i18n/en/labels',
  'i18n/nl/labels',
];

test('the built server knows the files that are found on the disk, and what they export', async () => {
  // Within the project, so that packages are found from there.
  const outDir = join('test-results', `found-files-${process.pid}`);
  onTestFinished(() => rm(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [foundFiles()],
    build: { ssr: 'server/contract/foundFiles.ts', outDir, minify: false },
  });
  const { href } = pathToFileURL(join(outDir, 'foundFiles.js'));
  const built: { filesBelow: typeof filesBelow } = await import(/* @vite-ignore */ href);
  for (const folder of folders) {
    const [known, found] = await Promise.all([built.filesBelow(folder), filesBelow(folder)]);
    expect([...known.keys()].toSorted()).toEqual([...found.keys()].toSorted());
  }
  const devices = (await built.filesBelow('resources')).get('devices/devices');
  expect(await devices?.()).toHaveProperty('devices.name', 'devices');
});
