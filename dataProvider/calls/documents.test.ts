// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { defineResource, f } from '../../schemas';
import { type DocumentRow, newRow } from '../../schemas/documents';
import { fakeServer, json } from '../../tests/fixtures/fakeServer';
import { createProvider } from '../provider';
import type { DocumentChange } from './documents';

const papers = defineResource({
  name: 'papers',
  module: 'builder',
  menu: false,
  title: 'title',
  fields: { title: f.text() },
});
const provider = createProvider(() => Promise.resolve(papers));
const server = fakeServer();

const divider: DocumentRow = { ...newRow(31), id: -1, order: 0, translationId: 7 };
const image: DocumentRow = { ...newRow(32), id: 4, order: 9, mediaId: 12 };
const optionsOf = ({ options }: DocumentRow) => JSON.stringify(options);
const change = (one: DocumentChange) => provider.changeDocument('papers', { id: 5 }, one);
const body = () => server.sent[0]?.body;

describe('the functions that store rows', () => {
  it('adds a row at its place, without an id, and answers the id that it got', async () => {
    server.replies = [json({ status: true, status_message: 'Saved', last_id: 8 })];
    expect(await change({ kind: 'add', row: divider, order: 3 })).toMatchObject({ id: 8 });
    expect(server.calls()).toEqual(['POST /internal/v1/papers/5']);
    expect(body()).toEqual({
      function: 'addObjectRow',
      ...{ order: 3, type: 31, options: optionsOf(divider), translationId: 7, mediaId: null },
    });
    expect(server.messages).toEqual([]);
  });

  it('updates a row by the id that it has on the server', async () => {
    await change({ kind: 'update', id: 88, row: image, order: 2 });
    expect(body()).toEqual({
      function: 'updateObjectSingleRow',
      ...{ id: 88, order: 2, type: 32, options: optionsOf(image), mediaId: 12 },
    });
  });

  it('removes a row by that id', async () => {
    await change({ kind: 'remove', id: 88 });
    expect(body()).toEqual({ function: 'removeObjectRow', id: 88 });
  });

  it('puts rows in order', async () => {
    const rows = [83, 82].map((id, index) => ({ id, row: image, order: index + 2 }));
    await change({ kind: 'order', rows });
    const sent = { type: 32, options: optionsOf(image), mediaId: 12 };
    expect(body()).toEqual({
      function: 'updateObjectRows',
      rows: [
        { id: 83, order: 2, ...sent },
        { id: 82, order: 3, ...sent },
      ],
    });
  });
});

it('the form of a document is that of its active version', async () => {
  const row = { id: 4, type: 31, order: 1, options: '{}' };
  const results = { id: 9, title: 'Intake', language: 'NL-nl', values: [row] };
  server.replies = [json({ status: true, results })];
  expect(await provider.getForm('papers', 5)).toMatchObject({
    ...{ id: 9, title: 'Intake', language: 'NL-nl' },
    rows: [{ id: 4, type: 31 }],
  });
  expect(server.calls()).toEqual(['GET /internal/v1/papers/5?state=2&whole=1']);
});
