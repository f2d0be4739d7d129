import { expect, onTestFinished } from 'vitest';
import { isObject } from '../../../schemas/isObject';
import { served } from '../../../server/http/server';
import type { Keyed, Table } from '../../../server/store/Table';
import { history } from '../../../server/tables/general/history';
import { auditLog } from '../../../server/tables/organisation/auditLog';
import { rowsNamed } from '../../fixtures/rowsNamed';
import type { TestServer } from '../../fixtures/serveTest';

/** Parts of bodies and answers that nobody may find in a log. */
const SECRET = /password|pincode|passcode|secret|token|apikey/i;

/** As many characters at least are no coincidence. */
const LONG = 6;

/** What is nested deeper is refused. */
const DEEPEST = 30;

const secretsIn = (value: unknown, name = '', depth = 0): readonly string[] => {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string')
    return SECRET.test(name) && value.length >= LONG && !value.includes('****') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, name, depth + 1));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => secretsIn(inner, key, depth + 1));
};

const logged = new Set(
  served.tables.all.filter(({ isUnlogged }) => !isUnlogged).map(({ name }) => name),
);

/** What a call wrote while no other was under way. */
interface Watched {
  readonly name: string;
  readonly changed: Set<string>;
}

/** What a table keeps of all organisations, of each by itself: calls that a test left behind may still be answered. */
const keptIn = async <R extends Keyed>(
  { context: { store } }: TestServer,
  table: Table<R>,
): Promise<readonly R[]> => {
  const ids = (await rowsNamed(store, 'organisations').find({ only: [] })).map(({ id }) => id);
  return (await Promise.all(ids.map((id) => store.rows(table, id).find()))).flat();
};

/** Watches that each call that changes something leaves one entry in the audit log, and that neither it nor a history holds a secret. */
export const watchLog = (server: TestServer) => {
  const calls = new Map<string, Watched>();
  const underWay = new Set<Watched>();
  const secrets = new Set<string>();
  server.context.store.onChange((tables) => {
    const [call, ...others] = underWay;
    if (!call || others.length > 0) return;
    for (const table of tables) if (logged.has(table)) call.changed.add(table);
  });
  onTestFinished(async () => {
    const entries = await keptIn(server, auditLog);
    const counts = new Map<unknown, number>();
    for (const { browser } of entries) counts.set(browser, (counts.get(browser) ?? 0) + 1);
    const several = [...calls].filter(([browser]) => (counts.get(browser) ?? 0) > 1);
    const without = [...calls].filter(
      ([browser, { changed }]) => changed.size > 0 && !counts.has(browser),
    );
    const kept = await keptIn(server, history);
    const text = JSON.stringify([entries, kept]);
    expect({
      several: several.map(([, { name }]) => name),
      without: without.map(([, { name, changed }]) => [name, ...changed]),
      secrets: [...secrets].filter((secret) => text.includes(secret)),
    }).toEqual({ several: [], without: [], secrets: [] });
  });
  const keepSecrets = (value: unknown) => {
    for (const secret of secretsIn(value)) secrets.add(secret);
  };
  return {
    /** @returns the header by which the call's entry is known, and what to do once it is answered */
    begin: (name: string, body: unknown) => {
      const browser = `call ${calls.size + 1}`;
      const call = { name, changed: new Set<string>() };
      calls.set(browser, call);
      underWay.add(call);
      keepSecrets(body);
      return {
        headers: { 'User-Agent': browser },
        end: () => void underWay.delete(call),
        /** What a test stored meanwhile isn't the call's. */
        refused: () => call.changed.clear(),
      };
    },
    answered: keepSecrets,
  };
};
