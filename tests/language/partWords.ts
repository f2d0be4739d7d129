import type {
  ActionSpec,
  AnyFields,
  ChildrenSpec,
  ExportsSpec,
  ImportsSpec,
  link,
  PicturesSpec,
  QuerySpec,
  UploadSpec,
} from '../../schemas';
import type { ChoosesSpec } from '../../schemas/resource/action';
import type { CallSpec } from '../../schemas/resource/call';
import type { CallOf } from '../../schemas/resource/rowCall';
import type { SubListInput, TableSpec } from '../../schemas/resource/subList';
import { field, fields } from './fieldWords';
import { part } from './language';

const callWords = { method: null, path: null, fn: null, body: null } as const;
const call = part<CallSpec>()('call', callWords);
const rowCall = part<CallOf<string> & { readonly forSeveral?: true; readonly field?: string }>()(
  'rowCall',
  { method: null, path: null, fn: null, args: null, forSeveral: null, field: null },
);

export const upload = part<UploadSpec>()('upload', {
  accept: null,
  maxBytes: null,
  part: null,
  messages: null,
});

export const imports = part<ImportsSpec>()('imports', {
  fn: null,
  path: null,
  part: null,
  key: null,
  keys: null,
  columns: null,
  rows: null,
});

export const exports = part<ExportsSpec>()('exports', {
  fn: null,
  path: null,
  fileName: null,
  columns: null,
});

export const subList = part<SubListInput<AnyFields, string, string, string, string, string>>()(
  'subList',
  {
    field: null,
    idField: null,
    fields,
    rowsFrom: call,
    read: call,
    pageSize: null,
    opens: null,
    imports,
    exports,
    pictures: part<PicturesSpec>()('pictures', {
      field: null,
      upload: null,
      address: null,
      ahead: null,
      part: null,
      accept: null,
      maxBytes: null,
    }),
    keepsLast: null,
    messages: null,
    numberedBy: null,
    chosenFrom: null,
    columns: null,
    layout: null,
    add: rowCall,
    update: rowCall,
    remove: rowCall,
    reorder: rowCall,
    table: part<TableSpec>()('table', {
      fn: null,
      by: null,
      key: null,
      title: null,
    }),
    toggle: rowCall,
  },
);

export const anyLink = part<Parameters<(typeof link)[keyof typeof link]>[0]>()('link', {
  to: null,
  columns: null,
  idArg: null,
  storedIn: null,
  writtenBy: null,
  path: null,
  with: null,
  forSeveral: part<NonNullable<Parameters<typeof link.verbs>[0]['forSeveral']>>()('links', {
    idsArg: null,
    with: null,
  }),
  field: null,
  choices: null,
  add: null,
  remove: null,
});

export const children = part<ChildrenSpec>()('children', {
  to: null,
  parentField: null,
  path: null,
  columns: null,
  standsAlone: null,
  pages: null,
  atMost: null,
});

export const query = part<QuerySpec>()('query', {
  rowsFrom: call,
  args: null,
  fields,
  asks: fields,
  shows: fields,
  opens: null,
  messages: null,
});

export const action = part<ActionSpec>()('action', {
  ...callWords,
  icon: null,
  at: null,
  args: null,
  asks: fields,
  forSeveral: part<Exclude<ActionSpec['forSeveral'], true | undefined>>()('forSeveral', {
    path: null,
    idsArg: null,
    downloads: null,
  }),
  previews: part<NonNullable<ActionSpec['previews']>>()('previews', {
    fn: null,
    as: field,
  }),
  requires: null,
  downloads: part<Exclude<ActionSpec['downloads'], string | undefined>>()('downloads', {
    rows: null,
  }),
  opens: part<Exclude<ActionSpec['opens'], 'created' | undefined>>()('opens', {
    to: null,
    idField: null,
  }),
  shows: fields,
  chooses: part<ChoosesSpec>()('chooses', {
    rows: null,
    columns: fields,
    fills: null,
    default: null,
  }),
  fills: null,
  // Its words are the names of fields.
  sets: null,
  // Its words are the names of messages.
  messages: null,
  changes: null,
  whileEditing: null,
  confirm: null,
  when: null,
  right: null,
  revealOnce: null,
  tone: null,
});
