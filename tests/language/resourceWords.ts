import type {
  ActionSpec,
  AnyFields,
  ChildrenSpec,
  LinkSpec,
  OverviewSpec,
  PublishSpec,
  SubListSpec,
} from '../../schemas';
import type { RedirectSpec, Verbs } from '../../schemas/resource/call';
import type { PageInput } from '../../schemas/resource/definePage';
import type { FaceSpec } from '../../schemas/resource/face';
import type { Column, ListSpec, RowEdit } from '../../schemas/resource/list';
import type { MenuSpec } from '../../schemas/resource/menu';
import type { AdviceSpec, ComputedSpec, RuleSpec } from '../../schemas/resource/recordFunctions';
import type { ResourceInput } from '../../schemas/resource/resourceInput';
import type { Tab } from '../../schemas/resource/tab';
import type { VersionsSpec } from '../../schemas/resource/versions';
import { field, fields } from './fieldWords';
import { part } from './language';
import { action, anyLink, children, exports, imports, query, subList, upload } from './partWords';
import { each, named } from './Reader';

type Some<Part> = Readonly<Record<string, Part>>;

type AnyInput = ResourceInput<
  AnyFields,
  AnyFields,
  Some<LinkSpec>,
  Some<SubListSpec>,
  Some<ChildrenSpec>,
  Some<AnyFields>,
  Some<ActionSpec>,
  string,
  string,
  string,
  AnyFields,
  string,
  string
>;

type Kept<Verb extends keyof Verbs> = Exclude<Verbs[Verb], false | undefined>;

const create = part<Kept<'create'>>()('create', {
  method: null,
  encoding: null,
  path: null,
  fields: null,
  revealOnce: null,
  upload,
});

const verbs = part<Verbs>()('verbs', {
  read: null,
  create,
  update: part<Kept<'update'>>()('update', {
    method: null,
    encoding: null,
    path: null,
    when: null,
  }),
  delete: part<Kept<'delete'>>()('delete', { when: null }),
  copy: null,
  answersId: null,
  recordIn: null,
  loadsDefaults: null,
});

const rowCallWords = { method: null, fn: null, path: null, args: null } as const;

const list = part<ListSpec<string>>()('list', {
  columns: each(
    part<Column<string>>()('column', {
      field: null,
      onlyWide: null,
      titled: null,
      below: null,
      opens: null,
    }),
  ),
  filters: null,
  unfiltered: null,
  unlisted: null,
  asks: fields,
  tabs: null,
  sums: null,
  sort: null,
  pageSize: null,
  refreshMs: null,
  unpaged: null,
  attention: null,
  filterDefaults: null,
  bulkEdit: null,
  editInRow: part<RowEdit<string>>()('editInRow', { ...rowCallWords, fields: null, when: null }),
  toggle: part<NonNullable<ListSpec<string>['toggle']>>()('listToggle', {
    ...rowCallWords,
    field: null,
  }),
  deletesInRow: null,
  alsoSearched: null,
  warnsShortSearch: null,
  maxSearchResults: null,
  numberedBy: null,
  addsInDialog: null,
  setUpBy: null,
  isOfferedWhole: null,
  query: null,
  carries: null,
  treeBy: null,
});

const tab = part<Tab<string, string, string, string, string, string, unknown>>()('tab', {
  tab: null,
  fields: null,
  sections: null,
  link: null,
  subList: null,
  children: null,
  query: null,
  screen: null,
});

/** A definition as it is written. */
export const definition = part<AnyInput | PageInput<Some<AnyFields>, Some<ActionSpec>>>()(
  'resource',
  {
    name: null,
    path: null,
    route: null,
    alsoAt: null,
    page: null,
    pages: null,
    module: null,
    listedFor: null,
    writtenBy: null,
    menu: part<MenuSpec>()('menu', { icon: null, place: null }),
    single: null,
    overview: part<OverviewSpec>()('overview', { page: null, group: null, needs: null }),
    idField: null,
    envelope: null,
    title: null,
    thumbnail: null,
    face: part<FaceSpec>()('face', {
      state: null,
      facts: null,
      less: null,
    }),
    nextStep: null,
    versions: part<VersionsSpec<string>>()('versions', { by: null, name: null, sort: null }),
    messages: null,
    fields,
    computed: named(part<ComputedSpec<AnyFields, unknown>>()('computed', { field, of: null })),
    words: null,
    links: named(anyLink),
    subLists: named(subList),
    children: named(children),
    queries: named(query),
    actions: named(action),
    rules: each(
      part<RuleSpec<AnyFields>>()('rule', {
        at: null,
        holds: null,
        message: null,
        refusesEntry: null,
      }),
    ),
    advice: each(part<AdviceSpec<AnyFields>>()('advice', { at: null, holds: null, message: null })),
    onSave: null,
    onChange: null,
    another: null,
    onLoad: null,
    readOnly: null,
    verbs,
    publishes: part<PublishSpec>()('publishes', {
      fn: null,
      to: null,
      along: null,
    }),
    imports,
    exports,
    redirect: part<RedirectSpec>()('redirect', {
      create: null,
      createTo: null,
      delete: null,
      reload: null,
    }),
    list,
    picture: null,
    side: null,
    detail: each(tab),
  },
);
