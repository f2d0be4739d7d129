import type { Answer, Api } from './Api';

export const onGroup = (api: Api, fn: string, body: object = {}, id = 1) =>
  api.post(`objectlists/${id}`, { function: fn, ...body });

export const onList = (api: Api, fn: string, body: object = {}, id = 1) =>
  api.post(`objectlistItems/${id}`, { function: fn, ...body });

export const onDefinition = (api: Api, id: number, fn: string, body: object = {}) =>
  api.post(`objectsDefinitions/${id}`, { function: fn, ...body });

export const resultsOf = <T>([, body]: Answer) => (body as { results: T }).results;

export const filledIn = {
  objectDefinitionId: 1,
  language: 'NL-nl',
  order: 1,
  modified: '2026-01-01T10:00:00.000Z',
  modifiedBy: 'Ada Bakker',
};

/** A document that asks for a name, an amount, a diet and a day; active. */
export const makeOrder = async (api: Api) => {
  await api.put('objectsDefinitions/add', { title: 'Order', language: 'EN-gb' });
  const rows = [
    { type: 1, options: { title: 'Who', required: true } },
    { type: 3, options: { title: 'Amount', showAsCurrency: true } },
    { type: 4, options: { title: 'Diet', enumId: 1 } },
    { type: 6, options: { title: 'Day' } },
    { type: 8, options: { title: 'Send' } },
  ];
  for (const row of rows) await onDefinition(api, 5, 'addObjectRow', row);
  await onDefinition(api, 5, 'setActive');
  return 5;
};
