import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SERVER } from '../scripts/build.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { root, typescript } from '../scripts/project.mjs';
import { rowsNamed } from '../tests/fixtures/rowsNamed';
import { temporaryFolder } from '../tests/fixtures/temporaryFolder';
import { demoAccounts } from './seed/accounts';
import { openStore } from './store/openStore';

// Each test starts a process or two, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

type Child = ChildProcessByStdio<null, Readable, Readable>;
type Environment = Readonly<Record<string, string>>;

/** What puts the demo data back. */
const RESTORE = typescript('mock-server/seed/restore.ts');

const run = (program: readonly string[], environment: Environment, ...args: string[]): Child => {
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: { ...process.env, LC_ALL: 'C', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  return child;
};

/** Waits for its end. Answers the exit code and what it wrote to stderr and stdout. */
const end = async (child: Child) => {
  const [errors, output, [code]] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    once(child, 'close'),
  ]);
  return { code, errors, output };
};

const place = async () => ({ DATA_DIR: await temporaryFolder(), PORT: String(await freePort()) });

/** A place with data in it: where there are none a server begins with those of the demo, which take it seconds to make. */
const placeWithData = async () => {
  const found = await place();
  const store = await openStore({ directory: found.DATA_DIR, seed: async () => ({}) });
  await store.close();
  return found;
};

const lastAccount = `${demoAccounts.at(-1)?.email}`;

/** Starts a server and waits until it says that it is ready. */
const serve = async (environment: Environment) => {
  const child = run(SERVER, environment);
  let output = '';
  child.stdout.setEncoding('utf8');
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    output += part;
    if (output.includes(lastAccount)) return { child, output };
  }
  throw new Error(`The server ended: ${await text(child.stderr)}`);
};

const signIn = async (PORT: string) => {
  const answer = await fetch(`http://127.0.0.1:${PORT}/internal/v1/session`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'admin@demo.test', password: 'demo1234' }),
  });
  return (await answer.json()).sessionId as string;
};

const statusOf = async (PORT: string, SESSIONID: string) =>
  (await fetch(`http://127.0.0.1:${PORT}/internal/v1/session`, { headers: { SESSIONID } })).status;

const expectPrivate = async (folder: string) => {
  const below = await readdir(folder, { recursive: true });
  expect(below).toEqual(expect.arrayContaining(['db.json', 'journal.jsonl', 'files']));
  for (const name of ['.', ...below]) {
    const stats = await stat(join(folder, name));
    expect([name, stats.mode & 0o777]).toEqual([name, stats.isDirectory() ? 0o700 : 0o600]);
  }
};

describe('the server', () => {
  test('says where it is and who can sign in, keeps its files to its user, and ends cleanly', async () => {
    const environment = await place();
    await chmod(environment.DATA_DIR, 0o755);
    const { child, output } = await serve(environment);
    await expectPrivate(environment.DATA_DIR);
    expect(output).toContain(`The back office is ready at http://127.0.0.1:${environment.PORT}\n`);
    expect(output).toContain('all with the password demo1234');
    expect(output).toContain('  admin@demo.test (Administrator)\n');
    const ending = end(child);
    child.kill('SIGTERM');
    expect(await ending).toMatchObject({ code: 0, errors: '' });
    const journal = await readFile(join(environment.DATA_DIR, 'journal.jsonl'), 'utf8');
    expect(journal.split('\n')).toHaveLength(2);
  });

  test('finds everything again after a kill', async () => {
    const environment = await place();
    const first = await serve(environment);
    const session = await signIn(environment.PORT);
    first.child.kill('SIGKILL');
    await once(first.child, 'close');
    await serve(environment);
    expect(await statusOf(environment.PORT, session)).toBe(200);
  });
});

describe('one clear line, and the exit code 1, when', () => {
  const expectRefusal = async (environment: Environment, line: string, program = SERVER) => {
    expect(await end(run(program, environment, '--yes'))).toEqual({
      code: 1,
      errors: `${line}\n`,
      output: '',
    });
  };

  test('the port is taken', async () => {
    const { DATA_DIR, PORT } = await placeWithData();
    const other = createServer().listen(Number(PORT), '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const line = `Port ${PORT} is taken. Stop what uses it, or set PORT to another one`;
    await expectRefusal({ DATA_DIR, PORT }, line);
  });

  test.each([
    ['starting', SERVER],
    ['restoring', RESTORE],
  ])('there is no demo in production, by %s', async (_, program) => {
    const environment = { ...(await place()), NODE_ENV: 'production', DATABASE_DEMO: '1' };
    const line =
      'With NODE_ENV=production there is no demo. Unset DATABASE_DEMO, or NODE_ENV for a demo';
    await expectRefusal(environment, line, program);
  });

  test('the data folder is missing in production', async () => {
    const { DATA_DIR, PORT } = await place();
    const missing = join(DATA_DIR, 'volume');
    const line = `There is no data folder ${missing}. Mount or make it, or set DATA_DIR to another: in production none is made`;
    await expectRefusal({ DATA_DIR: missing, PORT, NODE_ENV: 'production' }, line);
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  test('the port is none', async () => {
    const line = 'PORT must be a whole number from 1 to 65535, not "http"';
    await expectRefusal({ ...(await place()), PORT: 'http' }, line);
  });

  test('the size of media files is none', async () => {
    const line = 'MEDIA_MAX_MB must be a number greater than 0, not "many"';
    await expectRefusal({ ...(await place()), MEDIA_MAX_MB: 'many' }, line);
  });

  test('the host is not this machine', async () => {
    const { DATA_DIR, PORT } = await placeWithData();
    const line = `The server cannot listen at 192.0.2.1:${PORT} (EADDRNOTAVAIL). Set HOST and PORT to others`;
    await expectRefusal({ DATA_DIR, PORT, HOST: '192.0.2.1' }, line);
  });

  test('the data are damaged, in the language of the terminal', async () => {
    const environment = await place();
    const file = join(environment.DATA_DIR, 'db.json');
    await writeFile(file, '{"modules":[');
    const line = `De gegevens in ${file} zijn beschadigd. Zet een kopie van de gegevensmap terug. Zijn het alleen die van de demo, dan maakt npm run seed ze opnieuw`;
    await expectRefusal({ ...environment, LC_ALL: 'nl_NL.UTF-8' }, line);
    expect(await readFile(file, 'utf8')).toBe('{"modules":[');
  });

  test('the data folder can not be written', async () => {
    const { DATA_DIR, PORT } = await place();
    const file = join(DATA_DIR, 'file');
    await writeFile(file, '');
    const line = `The data folder ${file} cannot be used (EEXIST). Make it readable and writable, or set DATA_DIR to another folder`;
    await expectRefusal({ DATA_DIR: file, PORT }, line);
  });

  test.each([
    ['starting', SERVER],
    ['restoring', RESTORE],
  ])('the storage of files can’t be reached, by %s', async (_, program) => {
    const S3_URL = 'http://key:secret@127.0.0.1:1/bucket';
    const line =
      'The storage at http://127.0.0.1:1 cannot be reached (ECONNREFUSED). Start it, or set S3_URL to another\n';
    const { code, errors } = await end(run(program, { ...(await place()), S3_URL }, '--yes'));
    expect([code, errors]).toEqual([1, expect.stringContaining(line)]);
    expect(errors).not.toContain('secret');
  });

  test.each([
    ['starting', SERVER],
    ['restoring', RESTORE],
  ])('another server has the data folder, which %s leaves alone', async (_, program) => {
    const { DATA_DIR, PORT } = await place();
    const store = await openStore({ directory: DATA_DIR, seed: async () => ({}) });
    const line = `Another server (process ${process.pid}) uses the data folder ${DATA_DIR}. Stop it, or set DATA_DIR to another folder`;
    await expectRefusal({ DATA_DIR, PORT }, line, program);
    await rowsNamed(store, 'modules').insert({ name: 'Shop' });
    await store.close();
    expect(await readFile(join(DATA_DIR, 'db.json'), 'utf8')).toContain('Shop');
  });
});

describe('restoring the demo data', () => {
  test('replaces what is there, damaged or not', async () => {
    const { DATA_DIR } = await place();
    const file = join(DATA_DIR, 'db.json');
    await writeFile(file, 'damaged');
    const { code, output } = await end(run(RESTORE, { DATA_DIR }, '--yes'));
    expect([code, output]).toEqual([0, `The demo data in ${DATA_DIR} are fresh\n`]);
    expect(JSON.parse(await readFile(file, 'utf8')).users[0].email).toBe('admin@demo.test');
  });

  test('needs a yes', async () => {
    const { DATA_DIR } = await place();
    const { code, errors } = await end(run(RESTORE, { DATA_DIR }));
    expect([code, errors]).toEqual([
      1,
      `This replaces all data in ${DATA_DIR}. Run it in a terminal, or with --yes\n`,
    ]);
  });
});
