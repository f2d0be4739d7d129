import { beforeAll, describe, expect, it } from 'vitest';
import { createSeed } from '../../../mock-server/seed';
import { action, defineResource, f, query } from '../../../schemas';
import { behavioursOf } from '../../../server/behaviours/loadBehaviours';
import type { Behaviour } from '../../../server/contract/CallContext';
import { definitionsOf } from '../../../server/contract/definitions';
import { ok } from '../../../server/contract/reply';
import { definitionProblems } from '../../../server/http/definitionProblems/definitionProblems';
import { unknownStored } from '../../../server/http/definitionProblems/unknownStored';
import { served } from '../../../server/http/server';
import type { Row } from '../../../server/store/Store';
import { tablesOf } from '../../../server/tables/tables';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { smallRows } from '../../fixtures/smallRows';
import { openApi } from '../support/Api';
import { onDocument, saved } from '../support/documents';

const signs = defineResource({
  name: 'signs',
  module: 'devices',
  menu: false,
  title: 'ownerId',
  thumbnail: 'name',
  face: { state: 'name', facts: [{ count: 'lit' }], less: 'It is lit, or it is not.' },
  fields: {
    name: f.text({ required: true }),
    lit: f.flag({ readOnly: true }),
    ownerId: f.reference({ to: 'owners', titleIn: 'owner' }),
    shelfId: f.reference({ to: 'signs', choices: { fn: 'getShelves' } }),
  },
  queries: { visits: query({ rowsFrom: { method: 'GET', path: 'visits' }, fields: {} }) },
  actions: { wash: action({ fn: 'wsah', icon: 'approve' }) },
  list: { columns: ['name'], bulkEdit: ['lit'], asks: { clean: f.flag() } },
  detail: [{ query: 'visits' }],
});

const problemsWith = (behaviour: Behaviour) =>
  definitionProblems({
    definitions: definitionsOf([signs], { en: {}, nl: {} }),
    behaviours: behavioursOf({ signs: behaviour }),
    tables: tablesOf([signs]),
  });

const none = async () => () => ({});
const run = async () => ok({});

describe('what a definition promises and nothing keeps', () => {
  it('is reported with the place to write it', () =>
    expect(
      problemsWith({
        virtual: { names: ['litt'], of: none },
        subLists: { rows: {} },
        links: { owners: {} },
        onReferencedDelete: { places: 'keeps' },
        functions: {
          getShelvs: { right: 'read', run },
          getAnswers: { right: 'read', run },
        },
      }),
    ).toEqual([
      'signs: nothing answers the function getShelves of fields.shelfId.choices; write it in recordFunctions or functions of server/behaviours/*/signs.ts',
      'signs: nothing answers GET visits of queries.visits.rowsFrom; write it in calls of server/behaviours/*/signs.ts',
      'signs: nothing answers the function wsah of actions.wash; write it in recordFunctions or functions of server/behaviours/*/signs.ts',
      'signs: fields.ownerId leads to owners; there is no resources/*/owners.ts',
      'signs: its title ownerId is a reference; name a text, or one of computed',
      'signs: the thumbnail name is no f.image among its fields',
      'signs: the state name of its face is neither f.choice nor f.flag',
      'signs: its face counts lit, of which there is one alone',
      'signs: list.bulkEdit names lit, which nobody enters',
      "signs: virtual.names of server/behaviours/*/signs.ts names litt, which is none of the definition's fields",
      "signs: links of server/behaviours/*/signs.ts names owners, which is none of the definition's links",
      "signs: subLists of server/behaviours/*/signs.ts names rows, which is none of the definition's subLists",
      'signs: list.asks has clean; write what it means in asks of server/behaviours/*/signs.ts',
      'signs: onReferencedDelete of server/behaviours/*/signs.ts names places, which is no resource',
      'signs: server/behaviours/*/signs.ts has the function getShelvs, which no definition names; correct its name, or name it in schemas/resource/functions.ts where a screen alone calls it',
    ]));

  it('is nothing in any definition there is', () => expect(definitionProblems(served)).toEqual([]));
});

describe('rows hold nothing but what their resource stores', () => {
  let seed: Readonly<Record<string, readonly Row[]>>;
  beforeAll(async () => {
    seed = await createSeed();
  });

  it('in the demo', () => expect(unknownStored(served, seed)).toEqual([]));

  it('in what tests begin with', () => expect(unknownStored(served, smallRows)).toEqual([]));

  it('after a row of a document was taken out', async () => {
    const api = await openApi();
    expect(await onDocument(api, 'removeObjectRow', { id: 1 })).toEqual(saved);
    const document = await rowsNamed(api.server.context.store, 'objectsDefinitions').get(3);
    expect(document).toMatchObject({ lastRowId: expect.any(Number) });
    expect(unknownStored(served, { objectsDefinitions: document ? [document] : [] })).toEqual([]);
  });

  it('and a name of the wire is reported as none of theirs', () =>
    expect(
      unknownStored(served, { modules: [{ id: 1, organisationId: 1, '@changed': {}, key: 'a' }] }),
    ).toEqual([
      "modules: rows hold key, which is no field of resources/*/modules.ts; if a field was called so before, give that field renamedFrom: 'key'; if the server keeps it beside the fields, make it a column in server/tables/*/modules.ts",
    ]));
});
