import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildServer, SERVER_ENVIRONMENT, serverOn } from '../../scripts/build.mjs';
import { freePort } from '../../scripts/freePort.mjs';

const KIBIBYTES = 1024;

interface BenchServerOptions {
  /** That it listens on; any free one when it doesn't matter. */
  readonly port?: string;
  /** The database that holds the rows; they lie in the folder without one. */
  readonly databaseUrl?: string;
  /** What Node is given in place of the built server. */
  readonly args?: readonly string[];
}

/** The server as `npm start` runs it, in a process of its own, so that its memory can be measured. */
export const startBenchServer = async (
  directory: string,
  { port, databaseUrl = '', args = serverOn(databaseUrl) }: BenchServerOptions = {},
) => {
  const { code, output } = await buildServer();
  if (code !== 0) throw new Error(output);
  const at = port ?? String(await freePort());
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...SERVER_ENVIRONMENT,
      PORT: at,
      HOST: '127.0.0.1',
      DATA_DIR: directory,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const origin = `http://127.0.0.1:${at}`;
  const base = `${origin}/internal/v1`;

  const signIn = async (email: string, password: string) => {
    const response = await fetch(`${base}/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { sessionId } = (await response.json()) as { sessionId: string };
    const get = async (path: string): Promise<unknown> => {
      const answer = await fetch(`${base}/${path}`, { headers: { SESSIONID: sessionId } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const posted = async (path: string, body: object, method = 'POST'): Promise<Response> => {
      const headers = { SESSIONID: sessionId, 'Content-Type': 'application/json' };
      const sent = { method, headers, body: JSON.stringify(body) };
      const answer = await fetch(`${base}/${path}`, sent);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer;
    };
    /** Calls a function. */
    const post = async (path: string, body: object): Promise<unknown> =>
      (await posted(path, body)).json();
    const put = async (path: string, body: object): Promise<unknown> =>
      (await posted(path, body, 'PUT')).json();
    /** The same, where what is answered is too much to be kept. */
    const drain = async (path: string, body: object): Promise<void> => {
      await (await posted(path, body)).body?.pipeTo(new WritableStream());
    };
    /** POSTs a body while it is being made. */
    const send = async (path: string, body: ReadableStream, type: string): Promise<unknown> => {
      const streamed = { method: 'POST', body, duplex: 'half' };
      const headers = { SESSIONID: sessionId, 'Content-Type': type };
      const answer = await fetch(`${base}/${path}`, { ...streamed, headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    return { sessionId, get, post, put, drain, send };
  };

  return {
    origin,
    signIn,
    pid: child.pid,
    /** Megabytes that the process holds in memory. */
    memory: () =>
      Math.round(
        Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) /
          KIBIBYTES,
      ),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
