// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.
import { base, logs, rates } from '../../tests/fixtures/someDefinition';
import { action, defineResource, f } from '../index';

// Buttons.

// @ts-expect-error an icon that doesn't exist
action({ fn: 'reset', icon: 'keys' });
// @ts-expect-error a property that actions don't have
action({ fn: 'reset', icon: 'key', confirms: true });
defineResource({
  ...base,
  // @ts-expect-error an argument filled by what is no field
  actions: { reset: action({ icon: 'key', at: 'row', args: { thing: 'nmae' } }) },
});
defineResource({
  ...base,
  // @ts-expect-error offered while what is no field has a value
  actions: { reset: action({ icon: 'key', at: 'row', when: { actve: true } }) },
});
defineResource({
  ...base,
  // @ts-expect-error wants what is no field filled in first
  actions: { test: action({ icon: 'key', requires: ['apiKye'] }) },
});

// What a button is answered.

const places = { rows: 'places', columns: { name: f.text() } } as const;
defineResource({
  ...base,
  actions: { place: action({ icon: 'key', chooses: { ...places, fills: { name: 'name' } } }) },
});
defineResource({
  ...base,
  // @ts-expect-error fills what is no field
  actions: { place: action({ icon: 'key', chooses: { ...places, fills: { nmae: 'name' } } }) },
});

// Buttons above a list.

// @ts-expect-error offered while a record has a value, where there is none
action({ icon: 'key', at: 'list', when: { active: true } });
// @ts-expect-error filled by a record that isn't there
action({ icon: 'key', at: 'list', args: { thingId: 'id' } });
// @ts-expect-error wants a record that isn't there filled in first
action({ icon: 'key', at: 'list', requires: ['name'] });

// Buttons in the rows of a part.

const inRow = { icon: 'key', at: { subList: 'rates' } } as const;

defineResource({
  ...base,
  subLists: { rates },
  queries: { logs },
  actions: {
    book: action({
      ...inRow,
      args: { rate: 'rateId', amount: 'amount' },
      when: { isActive: true },
    }),
    show: action({ icon: 'key', at: { query: 'logs' }, args: { log: 'id', day: 'date' } }),
  },
});
defineResource({
  ...base,
  subLists: { rates },
  // @ts-expect-error an argument filled by a field of the record, which the row doesn't have
  actions: { book: action({ ...inRow, args: { tariff: 'tariff' } }) },
});
defineResource({
  ...base,
  subLists: { rates },
  // @ts-expect-error offered while what is no field of the row has a value
  actions: { book: action({ ...inRow, when: { active: true } }) },
});
defineResource({
  ...base,
  queries: { logs },
  // @ts-expect-error an argument filled by what is no column
  actions: { show: action({ icon: 'key', at: { query: 'logs' }, args: { name: 'name' } }) },
});
defineResource({
  ...base,
  subLists: { rates },
  // @ts-expect-error rows that don't exist
  actions: { book: action({ icon: 'key', at: { subList: 'rate' } }) },
});
// @ts-expect-error rows where there are none
defineResource({ ...base, actions: { show: action({ icon: 'key', at: { query: 'logs' } }) } });
