// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.
import { base, type common } from '../../tests/fixtures/someDefinition';
import { action, defineResource, f, type Labels } from '../index';

// Files that calls send.

const csv = { accept: ['text/csv'], maxBytes: 1_000 } as const;

action({ icon: 'upload', at: 'list', fn: 'import', uploads: { ...csv, part: 'files' } });
action({ icon: 'upload', at: 'row', uploads: csv, asks: { since: f.date() }, when: { active: 1 } });
// @ts-expect-error a place where no button stands
action({ icon: 'upload', at: 'page', uploads: csv });
// @ts-expect-error a file without a limit
action({ icon: 'upload', uploads: { accept: ['text/csv'] } });
// @ts-expect-error an ending in place of a type
action({ icon: 'upload', uploads: { ...csv, accept: ['.csv'] } });
// @ts-expect-error a message that is never given
action({ icon: 'upload', uploads: { ...csv, messages: { typo: 'onlyCsv' } } });
// @ts-expect-error a file that can't be sent
action({ icon: 'upload', method: 'GET', uploads: csv });
// @ts-expect-error a dialog that asks whether to open the dialog
action({ icon: 'upload', confirm: true, uploads: csv });
// @ts-expect-error a file for a file
action({ icon: 'upload', downloads: 'file.pdf', uploads: csv });

const upload = { ...csv, part: 'apkFile', field: 'name' } as const;

defineResource({ ...base, verbs: { create: { upload } } });
defineResource({ ...base, verbs: { create: { upload: { ...upload, path: 'some/upload' } } } });
// @ts-expect-error the name of the file in what is no field
defineResource({ ...base, verbs: { create: { upload: { ...upload, field: 'nmae' } } } });
// @ts-expect-error a file whose name is kept nowhere
defineResource({ ...base, verbs: { create: { upload: csv } } });
// @ts-expect-error a property that uploads don't have
defineResource({ ...base, verbs: { create: { upload: { ...upload, parts: 'x' } } } });

// What is said of them.

const sent = defineResource({
  name: 'sent',
  module: 'devices',
  menu: false,
  title: 'note',
  fields: { note: f.text({ readOnly: true }) },
  verbs: {
    create: {
      upload: {
        accept: ['text/csv'],
        maxBytes: 10,
        field: 'note',
        messages: { type: 'onlyCsv', size: 'tooLarge' },
      },
    },
  },
  actions: {
    bring: action({
      icon: 'upload',
      at: 'list',
      uploads: { accept: ['text/csv'], maxBytes: 10, messages: { missing: 'noFile' } },
      asks: { since: f.date() },
    }),
  },
});

const name = 'Sent';
type SentLabels = Labels<typeof sent, typeof common>;
const bring = { label: 'Bring', fields: { since: 'Since' } };
const said = { onlyCsv: 'Only CSV', tooLarge: 'Too large', noFile: 'Choose one' };
({ name, actions: { bring }, messages: said }) satisfies SentLabels;
// @ts-expect-error a message of a created record’s file without a text
({ name, actions: { bring }, messages: { ...said, onlyCsv: undefined } }) satisfies SentLabels;
// @ts-expect-error a message of an action’s file without a text
({ name, actions: { bring }, messages: { ...said, noFile: undefined } }) satisfies SentLabels;
// @ts-expect-error what is asked beside a file without a label
({ name, actions: { bring: { label: 'Bring' } }, messages: said }) satisfies SentLabels;
