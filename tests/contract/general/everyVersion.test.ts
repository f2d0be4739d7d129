import { describe, expect, test } from 'vitest';
import type { CallSpec, Resource } from '../../../schemas';
import { loadDefinitions } from '../../../server/contract/definitions';
import { served } from '../../../server/http/server';
import { type Api, openApi } from '../support/Api';

const { all: definitions } = await loadDefinitions();

const recordPath = ({ path, single }: Resource): string => (single ? path : `${path}/1`);

/** A version that nothing ever had. */
const STALE = '"own:stale"';

// What is a part of another record has that one's version; what was deleted has none, and nothing was yet.
const read = definitions.filter(
  ({ name, verbs }) =>
    verbs.read !== false &&
    served.behaviours.of(name).parts === undefined &&
    !['trash', 'activity'].includes(name),
);

/** The record as it stands, and its version. */
const readRecord = async (api: Api, definition: Resource) => {
  const [, body, headers] = await api.call('GET', recordPath(definition));
  const { recordIn = 'results' } = definition.verbs;
  return {
    record: (body as Record<string, unknown>)[recordIn],
    version: headers.get('ETag') ?? '',
  };
};

describe('a record that has changed since', () => {
  test.each(read)('$name answers its version', async (definition) => {
    const api = await openApi();
    const { version } = await readRecord(api, definition);
    expect(version).toMatch(/^"own:[\w-]{12}(\.\w+:[\w-]{12})*"$/);
    expect((await readRecord(api, definition)).version).toBe(version);
  });

  test.each(read.filter(({ verbs }) => verbs.update !== false))(
    '$name is not changed by who knows another version',
    async (definition) => {
      const api = await openApi();
      const { record, version } = await readRecord(api, definition);
      const [status, body, headers] = await api.call(
        'PUT',
        recordPath(definition),
        {},
        {
          'If-Match': STALE,
        },
      );
      expect([status, body, headers.get('ETag')]).toEqual([
        412,
        {
          status: false,
          status_message: expect.stringMatching(/ has been changed since you opened it$/),
          results: [record],
          changedBy: null,
          changedAt: null,
        },
        version,
      ]);
      const [known] = await api.call('PUT', recordPath(definition), {}, { 'If-Match': version });
      expect(known).not.toBe(412);
    },
  );

  test.each(read.filter(({ verbs, single }) => verbs.delete !== false && !single))(
    '$name is not deleted by who knows another version',
    async (definition) => {
      const api = await openApi();
      const { version } = await readRecord(api, definition);
      const path = recordPath(definition);
      const status = async (known: string) =>
        (await api.call('DELETE', path, undefined, { 'If-Match': known }))[0];
      expect(await status(STALE)).toBe(412);
      expect(await status(version)).not.toBe(412);
    },
  );
});

/** The calls that change what stands beside a record's fields. */
const partCalls = read.flatMap((definition) => {
  const { name, subLists, links } = definition;
  const calls: (readonly [part: string, call: CallSpec | undefined])[] = [
    ...Object.entries(subLists).flatMap(([part, { add, update, remove, toggle, reorder }]) =>
      [add, update, remove, toggle, reorder].map((call) => [part, call] as const),
    ),
    ...Object.entries(links).flatMap(([part, { add, remove, set }]) =>
      [add, remove, set].map((call) => [part, call] as const),
    ),
  ];
  return calls.flatMap(([part, call]) =>
    call && !call.path?.includes('{row.') ? [{ what: `${name}, ${part}`, definition, call }] : [],
  );
});

test.each(partCalls)(
  '$what is not changed by who knows another version: $call.fn $call.method',
  async ({ definition, call: { method = 'POST', path = recordPath(definition), fn } }) => {
    const api = await openApi();
    const before = await readRecord(api, definition);
    const body = fn === undefined ? {} : { function: fn };
    const at = path.replace('{id}', '1');
    const [status] = await api.call(method, at, body, { 'If-Match': STALE });
    expect(status).toBe(412);
    expect(await readRecord(api, definition)).toEqual(before);
  },
);
