// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.
import { base, type common } from '../../tests/fixtures/someDefinition';
import { defineResource, f, type Labels } from '../index';

// Files that calls send.

const csv = { accept: ['text/csv'], maxBytes: 1_000 } as const;

const upload = { ...csv, part: 'apkFile', field: 'name' } as const;

defineResource({ ...base, verbs: { create: { upload } } });
defineResource({ ...base, verbs: { create: { upload: { ...upload, path: 'some/upload' } } } });
// @ts-expect-error the name of the file in what is no field
defineResource({ ...base, verbs: { create: { upload: { ...upload, field: 'nmae' } } } });
// @ts-expect-error a file whose name is kept nowhere
defineResource({ ...base, verbs: { create: { upload: csv } } });
// @ts-expect-error a file without a limit
defineResource({ ...base, verbs: { create: { upload: { accept: ['text/csv'], field: 'name' } } } });
// @ts-expect-error an ending in place of a type
defineResource({ ...base, verbs: { create: { upload: { ...upload, accept: ['.csv'] } } } });
// @ts-expect-error a message that is never given
defineResource({ ...base, verbs: { create: { upload: { ...upload, messages: { typo: 'x' } } } } });
// @ts-expect-error a property that uploads don't have
defineResource({ ...base, verbs: { create: { upload: { ...upload, parts: 'x' } } } });

// Their messages.

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
});

const name = 'Sent';
type SentLabels = Labels<typeof sent, typeof common>;
const texts = { onlyCsv: 'Only CSV', tooLarge: 'Too large' };
({ name, messages: texts }) satisfies SentLabels;
// @ts-expect-error a message of a created record’s file without a text
({ name, messages: { ...texts, onlyCsv: undefined } }) satisfies SentLabels;
