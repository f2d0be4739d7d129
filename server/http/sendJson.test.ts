import { expect, test } from 'vitest';
import { serveTest } from '../../tests/fixtures/serveTest';
import { type Reply, writtenFile, writtenList } from '../contract/reply';
import type { Route } from './route';

/** Rows whose texts make several parts of an answer, and end a part in different places. */
const many = Array.from({ length: 3_000 }, (_, at) => ({ id: at, text: 'é€😀'.repeat(at % 400) }));

const answers = {
  none: [],
  few: many.slice(0, 20),
  many,
} as const;

const routeOf = (path: string, reply: Reply): Route => ({
  method: 'GET',
  path,
  isOpen: true,
  handle: async () => reply,
});

const routes = Object.entries(answers).flatMap(([name, rows]) => {
  const written = rows.map((row) => JSON.stringify(row));
  return [
    routeOf(`/lists/${name}`, writtenList(written, rows.length)),
    routeOf(`/files/${name}`, writtenFile(written, rows.length)),
  ];
});

test.each(Object.entries(answers))('%s rows arrive whole, packed or not', async (name, rows) => {
  const server = await serveTest({ routes });
  for (const encoding of ['gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const [asList, asFile] = await Promise.all(
      ['lists', 'files'].map((kind) => server.fetch(`/internal/v1/${kind}/${name}`, { headers })),
    );
    const isPacked = encoding === 'gzip' && rows.length > 0;
    expect(asList?.headers.get('Content-Encoding')).toBe(isPacked ? 'gzip' : null);
    expect(asList?.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    const envelope = { status: true, status_message: '', totalRowCount: rows.length };
    expect(await asList?.json()).toEqual({ ...envelope, results: rows });
    expect(await asFile?.json()).toEqual({ ...envelope, rows });
  }
});
