import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool, type QueryConfig, types } from 'pg';
import { keptOf, listSql, recordSql, saveSql } from './bareSql';

/*
 * The products of a database over HTTP with statements written by hand and nothing else: no sessions, no rights, no
 * checks. Sends its port to whoever forked it.
 */

const INT8 = 20;
types.setTypeParser(INT8, Number);

const pool = new Pool({ connectionString: process.argv[2], max: 10 });

/** Statements are prepared once a connection, by the names that they get here. */
const names = new Map<string, string>();
const prepared = ({
  text: statement,
  values,
}: {
  text: string;
  values: unknown[];
}): QueryConfig => {
  const name = names.get(statement) ?? `s${names.size}`;
  names.set(statement, name);
  return { name, text: statement, values };
};

const list = async (asked: URLSearchParams): Promise<unknown> => {
  const { page, total } = listSql(JSON.parse(asked.get('query') ?? '{}'));
  const [found, counted] = await Promise.all([
    pool.query(prepared(page)),
    pool.query(prepared(total)),
  ]);
  return { results: found.rows, totalRowCount: counted.rows[0].total };
};

const record = async (id: number): Promise<unknown> => {
  const { rows } = await pool.query(prepared(recordSql(id)));
  const { doc, ...others } = rows[0];
  return { results: { ...doc, ...others } };
};

const save = async (id: number, request: IncomingMessage): Promise<unknown> => {
  const changes = JSON.parse(await text(request));
  const { act, history, entry } = keptOf(id, changes);
  const client = await pool.connect();
  try {
    await client.query(saveSql.begin);
    await client.query(prepared({ text: saveSql.read, values: [id] }));
    await client.query(prepared({ text: saveSql.write, values: [id, changes] }));
    await client.query(prepared({ text: saveSql.act, values: [act] }));
    await client.query(prepared({ text: saveSql.history, values: [history] }));
    await client.query(prepared({ text: saveSql.entry, values: [entry] }));
    await client.query(saveSql.end);
  } finally {
    client.release();
  }
  return { status: true };
};

const answer = (request: IncomingMessage): Promise<unknown> => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const id = Number(pathname.slice(1));
  if (request.method === 'PUT') return save(id, request);
  return id > 0 ? record(id) : list(searchParams);
};

const send = (response: ServerResponse, status: number, body: unknown): void => {
  const json = JSON.stringify(body);
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(json),
    })
    .end(json);
};

const server = createServer((request, response) => {
  answer(request).then(
    (body) => send(response, 200, body),
    (error) => send(response, 500, { error: String(error) }),
  );
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.(address?.port);
});
process.once('disconnect', () => process.exit());
