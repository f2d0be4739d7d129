// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.
import { fields, groups, logs, rates } from '../../tests/fixtures/someDefinition';
import { type Access, action, children, defineResource, f, type RecordOf } from '../index';

type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isTrue = <T extends true>(yes: T): T => yes;

const things = defineResource({
  name: 'things',
  module: 'devices',
  menu: { icon: 'devices', place: 1 },
  title: ['name', 'groupId'],
  fields,
  computed: {
    state: {
      field: f.choice({ values: [1, 2] }),
      of: ({ id, active, startDate }, now) =>
        active && id > 0 && Date.parse(startDate ?? '') < now ? 1 : 2,
    },
  },
  links: { groups },
  subLists: { rates },
  children: { parts: children({ to: 'parts', parentField: 'thingId' }) },
  queries: { logs },
  actions: {
    reset: action({
      fn: 'reset',
      args: { thingId: 'id', tariff: 'tariff' },
      when: { active: true },
      icon: 'key',
      confirm: true,
    }),
    publish: action({ fn: 'publish', icon: 'publish', at: 'row' }),
  },
  rules: [
    { at: ['startDate'], holds: ({ startDate }) => startDate !== null, message: 'ownMessage' },
    { at: ['name', 'tariff'], holds: ({ tariff }) => (tariff ?? 0) > 0, message: 'required' },
  ],
  onSave: ({ active }) => ({ tariff: active ? 21 : null }),
  list: {
    columns: ['name', 'state', { field: 'tariff', onlyWide: true }],
    filters: ['shape', 'state'],
    sort: 'name',
  },
  detail: [
    { tab: 'general', fields: ['name', ['tariff', 'shape']] },
    { tab: 'times', sections: { dates: ['startDate'], who: [['gender', 'state']] } },
    { link: 'groups' },
    { subList: 'rates' },
    { children: 'parts' },
    { query: 'logs' },
    { tab: 'files', screen: 'exchange' },
    { tab: 'secrets', screen: 'passwordChange' },
  ],
});

// The record's type.

type Thing = RecordOf<typeof things>;
isTrue<IsSame<Thing['id'], number>>(true);
isTrue<IsSame<Thing['name'], string>>(true);
isTrue<IsSame<Thing['tariff'], number | null>>(true);
isTrue<IsSame<Thing['shape'], 0 | 1 | null>>(true);
isTrue<IsSame<Thing['days'], readonly ('mon' | 'tue')[]>>(true);
isTrue<IsSame<Thing['gender'], 'M' | 'F' | 'U' | null>>(true);
isTrue<IsSame<Thing['startDate'], string | null>>(true);
isTrue<IsSame<Thing['access'], Access>>(true);
isTrue<IsSame<Thing['groupId'], number | null>>(true);
isTrue<IsSame<Thing['addresses'][number]['id'], number | null>>(true);
isTrue<IsSame<Thing['addresses'][number]['kind'], 'home' | null>>(true);
isTrue<IsSame<Thing['texts'][string], { title: string }>>(true);
isTrue<IsSame<Thing['title'], string>>(true);
// @ts-expect-error a field that the definition doesn't have
type _Missing = Thing['colour'];
