import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { behavioursOf } from '../../../server/behaviours/loadBehaviours';
import type { Behaviour } from '../../../server/contract/CallContext';
import { definitionsOf } from '../../../server/contract/definitions';
import { Refusal } from '../../../server/contract/Refusal';
import { resourceRoutes } from '../../../server/http/resourceRoutes';
import { sessionRoutes } from '../../../server/http/sessionRoutes';
import { tablesOf } from '../../../server/tables/tables';
import { users } from '../../fixtures/rows/people';
import { scans } from '../../fixtures/scans';
import { type Api, openApi } from '../support/Api';

const labels = {
  scans: { name: 'Scan |||| Scans', fields: { note: 'Note' } },
};

const behaviour: Behaviour = {
  beforeCreate: async (_, upload) => {
    const content = String(await upload?.file.read());
    if (content.includes('Encrypt'))
      throw new Refusal(400, 'server.request.fileType', { name: upload?.name ?? '' });
    return { values: { pages: content.split('/Page').length - 1 }, answer: {} };
  },
};

const served = {
  definitions: definitionsOf([scans], { en: labels, nl: labels }),
  behaviours: behavioursOf({ scans: behaviour }),
  tables: tablesOf([scans]),
};
const path = 'kitchen/scans';
const open = () => openApi({}, [...sessionRoutes, ...resourceRoutes(served)]);

const PDF = '%PDF-1.7\n/Page /Page\n%%EOF';

const form = (part: string, content: string, name: string, fields: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.append(field, value);
  data.append(part, new Blob([content]), name);
  return data;
};

const addScan = (api: Api, name = 'soup.pdf') =>
  api.post(`${path}/upload`, form('scanFile', PDF, name, { note: 'Soup', scanned: '01-06-2026' }));

/** The files that the server keeps, or still has lying aside. */
const filesOf = async ({ server }: Api): Promise<number> => {
  const found = await readdir(server.folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
};

test('a record is made of the file that is uploaded, and of what was entered beside it', async () => {
  const api = await open();
  expect(await addScan(api)).toEqual([
    200,
    { status: true, status_message: 'Scan added', last_id: 1 },
  ]);
  expect(await api.get(`${path}/1`)).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: { id: 1, fileName: 'soup.pdf', pages: 2, note: 'Soup', scanned: '2026-06-01' },
    },
  ]);
  expect(await filesOf(api)).toBe(1);
  await api.delete(`${path}/1`);
  // It waits in the trash with its record.
  expect(await filesOf(api)).toBe(1);
});

test('none is made without a file, of one that isn’t taken, or of what is entered wrong', async () => {
  const api = await open();
  const to = `${path}/upload`;
  const note = { note: 'Soup' };
  expect(await api.post(to, note)).toMatchObject([400, { status_message: /scanFile/ }]);
  expect(await api.post(to, form('scanFile', 'text', 'soup.pdf', note))).toMatchObject([415, {}]);
  const large = PDF.padEnd(1_001);
  expect(await api.post(to, form('scanFile', large, 'a.pdf', note))).toMatchObject([413, {}]);
  expect(await api.post(to, form('scanFile', PDF, 'soup.pdf'))).toMatchObject([
    400,
    { errors: { note: 'Required' } },
  ]);
  const encrypted = form('scanFile', `${PDF}/Encrypt`, 'soup.pdf', note);
  expect(await api.post(to, encrypted)).toMatchObject([400, {}]);
  expect(await api.get(path)).toMatchObject([200, { totalRowCount: 0 }]);
  expect(await filesOf(api)).toBe(0);
});

test('no other call adds one', async () => {
  const api = await open();
  expect(await api.put(`${path}/add`, { note: 'Soup' })).toMatchObject([405, {}]);
  expect(await api.get(`${path}/add`)).toMatchObject([200, { results: { note: '' } }]);
});

test('a call that takes no file refuses one', async () => {
  const api = await open();
  await addScan(api);
  const file = form('file', PDF, 'stew.pdf');
  expect(await api.post(`${path}/1`, file, { Function: 'other' })).toMatchObject([415, {}]);
  expect(await api.post(`${path}/9`, form('file', 'text', 'a.txt'))).toMatchObject([415, {}]);
});

test('it takes the right to add', async () => {
  const api = await open();
  await addScan(api);
  const reader = await api.as(users.reader);
  const refused = await reader.post(`${path}/upload`, form('scanFile', PDF, 'a.pdf'));
  expect(refused).toMatchObject([403, { status: false }]);
  expect(await filesOf(api)).toBe(1);
});
