import { expect, test } from 'vitest';
import { type Resource, traitsOf } from '../../../schemas';
import { parseRecord } from '../../../schemas/codec';
import { loadDefinitions } from '../../../server/contract/definitions';
import { type Api, openApi } from '../support/Api';

const { all } = await loadDefinitions();
const copied = all.filter(({ verbs, path }) => verbs.copy && !path.includes('{'));

const recordAt = async (api: Api, definition: Resource, id: number) => {
  const [, body] = await api.get(`${definition.path}/${id}`);
  const answer = body as Record<string, unknown>;
  const [record] = [answer[definition.verbs.recordIn ?? 'results']].flat();
  return parseRecord(definition, record, 0);
};

/** Fields whose values a copy takes over. */
const takenOver = ({ fields, title, verbs: { copy } }: Resource): readonly string[] =>
  Object.entries(fields)
    .filter(([name, field]) => {
      const isOwn = field.readOnly || field.derived || field.copied === false || field.formOnly;
      const isGiven = typeof copy === 'object' && name in copy;
      const isPlain = traitsOf(field).mergesBy === undefined && !traitsOf(field).isUpload;
      return !isOwn && !isGiven && isPlain && !title.includes(name);
    })
    .map(([name]) => name);

test.each(copied)('a copy of $name has its values and another title', async (definition) => {
  const api = await openApi();
  const [, body] = await api.get(definition.path);
  const [first] = (body as { results: readonly unknown[] }).results;
  const { id } = parseRecord(definition, first, 0);
  const original = await recordAt(api, definition, id);
  const [status, answer] = await api.post(`${definition.path}/${id}`, {
    function: 'copy',
  });
  expect([status, answer]).toMatchObject([200, { last_id: expect.any(Number) }]);
  const copy = await recordAt(api, definition, (answer as { last_id: number }).last_id);
  const [title = ''] = definition.title;
  if (title in definition.fields && original[title])
    expect(copy[title]).not.toEqual(original[title]);
  const values = (record: Record<string, unknown>) =>
    Object.fromEntries(takenOver(definition).map((name) => [name, record[name]]));
  expect(values(copy)).toEqual(values(original));
  const given = typeof definition.verbs.copy === 'object' ? definition.verbs.copy : {};
  expect(copy).toMatchObject(given);
});
