// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.
import { type common, fields, logs } from '../../tests/fixtures/someDefinition';
import { action, definePage, type Labels } from '../index';

const reset = action({ fn: 'reset', icon: 'key' });
const page = { name: 'some', module: 'devices', menu: false, page: 'placeholder' } as const;

definePage(page);
definePage({ ...page, pages: { 'some/{day}': 'placeholder' }, actions: { reset } });
// @ts-expect-error a page that doesn't exist
definePage({ ...page, page: 'placeholders' });
// @ts-expect-error a page that shows a resource's records
definePage({ ...page, page: 'mediaLibrary' });
// @ts-expect-error the same at a further address
definePage({ ...page, pages: { 'some/{day}': 'mediaLibrary' } });
// @ts-expect-error a module that doesn't exist
definePage({ ...page, module: 'device' });
// @ts-expect-error fields of a record that isn't there
definePage({ ...page, fields });
// @ts-expect-error a list of records that aren't there
definePage({ ...page, list: { columns: [] } });
definePage({
  ...page,
  // @ts-expect-error offered while a record that isn't there has a value
  actions: { reset: action({ icon: 'key', when: { active: true } }) },
});

// Its labels.

const logbook = definePage({ ...page, queries: { logs } });

type PageLabels = Labels<typeof logbook, typeof common>;
const queries = { logs: { name: 'Logs', fields: { date: 'Date' } } };
({ name: 'Log', queries }) satisfies PageLabels;
// @ts-expect-error a page without a name
({ queries }) satisfies PageLabels;
// @ts-expect-error a table of a page without a label
({ name: 'Log' }) satisfies PageLabels;
// @ts-expect-error fields where there is no record
({ name: 'Log', queries, fields: {} }) satisfies PageLabels;
