import type { Api } from './Api';

export const onDocument = (api: Api, fn: string, body: object = {}, id = 3) =>
  api.post(`objectsDefinitions/${id}`, { function: fn, ...body });

interface SentRow {
  id: number;
  order: number;
  type: number;
  options: string;
}

export const rowsOf = async (api: Api, id = 3): Promise<readonly SentRow[]> => {
  const [, body] = await api.get(`objectsDefinitions/${id}`);
  return (body as { results: { values: SentRow[] } }).results.values;
};

export const saved = [200, { status: true, status_message: 'Document saved' }];

export const notDraft = [
  409,
  {
    status: false,
    status_message: 'Rows can be changed in a draft alone. Create a new draft first',
  },
];
