import { expect, it } from 'vitest';
import { readStartOptions } from './startOptions.mjs';

it('reads what npm start knows', () =>
  expect(readStartOptions(['--server', '--postgres', '--workers', '2'])).toEqual({
    server: true,
    postgres: true,
    workers: '2',
  }));

it.each([[['--port', '4000']], [['4000']], [['--workers']]])(
  'refuses %j with how it is used',
  (args) => expect(() => readStartOptions(args)).toThrow(/Usage: npm start.*PORT=4000/s),
);
