import { expect, test } from 'vitest';
import { StartError } from '../StartError';
import { readWorkers } from './readWorkers';

const database = { databaseUrl: 'postgres://db.test/office' };

test('as many processes as the command line says, and one that does it all otherwise', () => {
  expect(readWorkers(['--workers', '2'], database)).toBe(2);
  expect(readWorkers(['--yes', '--workers=64'], database)).toBe(64);
  expect(readWorkers(['--yes'], { databaseUrl: undefined })).toBeUndefined();
});

test.each(['0', '65', '1.5', 'many', ''])('%j is no number of processes', (value) => {
  expect(() => readWorkers([`--workers=${value}`], database)).toThrow(
    new StartError('server.start.workers', { value, most: 64 }),
  );
});

test('rows in a data folder belong to one process', () => {
  expect(() => readWorkers(['--workers=2'], { databaseUrl: undefined })).toThrow(
    new StartError('server.start.workersDatabase', {}),
  );
});
