import { describe, expect, test } from 'vitest';
import { loadBehaviours } from '../../../server/behaviours/loadBehaviours';
import { loadDefinitions } from '../../../server/contract/definitions';
import { loadTables } from '../../../server/contract/loadTables';
import { type Mention, mentionsOf } from '../../../server/records/references/mentions';
import { conditionAt, type Place } from '../../../server/records/references/referred';
import type { Row, Values } from '../../../server/store/Store';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

const definitions = await loadDefinitions();
const behaviours = await loadBehaviours();
const tables = await loadTables(definitions.all);

/** Bookings that are yet to come are of another condition than those that are over. */
const clock = () => Date.now();
const inMentions = (name: string): readonly Mention[] => {
  const definition = definitions.named(name);
  const call = { organisation: { id: 1 } };
  const context = { definitions, behaviours, tables, clock, call } as Parameters<
    typeof mentionsOf
  >[0];
  return definition ? mentionsOf(context, definition) : [];
};

const held = ({ holds, when }: Place, id: number): unknown => {
  if (holds === 'ids') return [id];
  if (holds === 'rows') return [{ id }];
  return when ? String(id) : id;
};

/** A row that refers to a record at a place, and has nothing else in it. */
const referring = (place: Place, id: number): Values => {
  const [name = '', ...path] = place.path;
  if (path.length > 0) return { [name]: [{ id: 1, ...referring({ ...place, path }, id) }] };
  const { when } = place;
  return { [name]: held(place, id), ...(when && { [when.field]: when.code }) };
};

/** Records of these are deleted by a call of another form, which their own tests make. */
const bodyOf = ({ id }: Row) => ({ mediaid: id });
const deletePath = (path: string, { id }: Row) => (path === 'media' ? path : `${path}/${id}`);

// Whose organisation it is decides who sees it: `usage.test.ts` makes one by its own call.
const everyMention = definitions.all.flatMap((definition) =>
  definition.single || definition.name === 'organisations' || definition.verbs.read === false
    ? []
    : inMentions(definition.name).map((mention) => {
        const { table, place, effect } = mention;
        const at = [table.name, ...place.path, place.when?.code, effect].filter(Boolean).join('.');
        return { definition, mention, title: `${definition.name} in ${at}` };
      }),
);

/** A record of its own, that nothing refers to yet. */
const addTo = async (api: Api, definition: (typeof definitions.all)[number]) => {
  const { name, fields } = definition;
  const { store } = api.server.context;
  const collection = tables.named(name)?.name ?? name;
  const { rows } = await rowsNamed(store, collection).page({
    where: { organisationId: 1 },
    take: 1,
  });
  const { id: _, ...values } = rows[0] ?? {};
  const links = Object.entries(fields).filter(([, { kind }]) => /^references?$/.test(kind));
  const empty = Object.fromEntries(links.map(([field]) => [field, undefined]));
  // What no two may have, the second one hasn't.
  const unique = tables.of(definition).unique.map(([first]) => [first, undefined]);
  return rowsNamed(store, collection).insert({
    ...values,
    ...empty,
    ...Object.fromEntries(unique),
    organisationId: 1,
  });
};

describe('every reference to a record', () => {
  test.each(everyMention)('$title is reported, and refused or followed', async (one) => {
    const { definition, mention } = one;
    const { table, place, effect, resource } = mention;
    const collection = table.name;
    const api = await openApi();
    const { store } = api.server.context;
    const row = await addTo(api, definition);
    const isOver = collection === 'bookings' && effect === 'cleared';
    await rowsNamed(store, collection).insert({
      organisationId: 1,
      startDateTime: isOver ? '2020-01-01T10:00:00.000Z' : '2999-01-01T10:00:00.000Z',
      ...referring(place, row.id),
    });
    const [, shown] = await api.get(`${definition.path}/${row.id}/usage`);
    expect(shown).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ resource })]),
    });
    if (definition.verbs.delete === false && definition.path !== 'media') return;
    const [status] = await api.delete(deletePath(definition.path, row), bodyOf(row));
    const left = await rowsNamed(store, collection).page({
      ...conditionAt(place, row.id),
      take: 0,
    });
    const isKept = effect === 'keeps' || effect === 'replaced';
    expect([status, left.total]).toEqual(isKept ? [409, 1] : [200, mention.staysNoticed ? 1 : 0]);
  });
});

/** What is called like a reference and is none. */
const OTHER_IDS: ReadonlySet<string> = new Set([
  // Names of accounts, of things elsewhere, and of a kind.
  'applicationUsers.userId',
  'deviceApprovals.deviceId',
  'devices.deviceId',
  'organisations.organisationId',
  'pricesheets.templateId',
  'pages.languages.elements.websitePageTranslationId',
  'pinterminals.hardwareId',
  'pinterminals.locationId',
  'users.roleId',
  'users.userId',
  'wayfinders.wayfinderId',
  // A row's own number.
  'enums.values.enumRowId',
  'objectlistItems.columns.listItemColumnId',
  'products.variations.variationId',
  'vat.internationalTariffs.intVATId',
  // Stock is a part of its product.
  'productstock.productId',
  'productstock.variantId',
  // Folders are deleted by a call of their own, which says what becomes of the files.
  'media.folderId',
  // What was done to a record stays in the log, whatever became of it.
  'auditLog.recordId',
  'activity.recordId',
  // Rows of documents: `answersInUse.test.ts`.
  'objects.values.rowId',
  // What was sold stays what it was.
  'orders.orderLines.productId',
  'orders.orderLines.variantId',
  'orders.subOrders.orderLines.productId',
  'orders.subOrders.orderLines.variantId',
]);

/** Whose a row is; an organisation takes all of them along. */
const isTenant = (place: string): boolean => /^\w+\.organisationIds?$/.test(place);

/** The places of stored rows that are called like references: `playlists.playListItems.mediaId`. */
const namedLikeOne = (values: Values, path: readonly string[] = []): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const here = [...path, name];
    if (Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null))
      return value.flatMap((one) => namedLikeOne(Object(one), here));
    const isFilled = Array.isArray(value) ? value.length > 0 : Boolean(value);
    return /Ids?$/.test(name) && isFilled ? [here.join('.')] : [];
  });

test('whatever is stored under the name of a reference is known as one', async () => {
  const api = await openApi();
  const { store } = api.server.context;
  const known = new Set(
    definitions.all.flatMap(({ name }) =>
      inMentions(name).map(({ table, place }) => [table.name, ...place.path].join('.')),
    ),
  );
  const collections = [...definitions.all.map((one) => tables.of(one)), ...tables.all]
    .filter(({ name, ofOrganisation }) => ofOrganisation || definitions.named(name))
    .map(({ name }) => name);
  const unknown = new Set<string>();
  for (const collection of collections)
    for (const row of (await rowsNamed(store, collection).page()).rows)
      for (const place of namedLikeOne(row))
        if (!known.has(`${collection}.${place}`)) unknown.add(`${collection}.${place}`);
  expect([...unknown].filter((place) => !OTHER_IDS.has(place) && !isTenant(place)).sort()).toEqual(
    [],
  );
});
