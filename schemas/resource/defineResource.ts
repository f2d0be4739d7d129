import { type AnyFields, type FieldsRecord, f, type WholeFields } from '../fields/field';
import type { ActionSpec } from './action';
import { bulkFields } from './bulk';
import type { Verbs } from './call';
import { faceOf } from './face';
import { loadedBy, withFormFields } from './formFields';
import { importsOf } from './imports';
import type { LinkSpec } from './link';
import type { ListSpec } from './list';
import type { ChildrenSpec } from './parts';
import { type PublishSpec, publicationFields, withPublication } from './publishing';
import type { Resource } from './resource';
import type { ResourceInput } from './resourceInput';
import { sharedFields, sharedValues } from './shared';
import type { SubListSpec } from './subList';

const DEFAULT_PAGE_SIZE = 20;
const REDIRECT_MS = 750;

/** What a definition has where it names nothing else. */
const DEFAULTS = {
  listedFor: [],
  single: false,
  idField: 'id',
  computed: {},
  links: {},
  subLists: {},
  children: {},
  queries: {},
  rules: [],
  advice: [],
  another: () => ({}),
  onChange: {},
  side: [],
  detail: [],
  pages: {},
};

type None = Record<never, never>;

/** The flag of records, or rows of a list, that can be changed. */
const editable = f.flag({ readOnly: true, as: 'boolean', whenMissing: true, default: true });

/** Fields of records that nobody changes. */
const lockedFields = (fields: AnyFields): AnyFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, readOnly: true }]),
  );

const NO_VERBS: Verbs = { create: false, update: false, delete: false };

const editableFields = ({ update }: Verbs, editInRow: ListSpec<string>['editInRow']): AnyFields => {
  const when = { ...(update ? update.when : undefined), ...editInRow?.when };
  return Object.fromEntries(
    Object.keys(when).map((name) => [name, { ...editable, derived: true }]),
  );
};

const sortOf = ({
  numberedBy,
  sort = numberedBy,
}: Partial<ListSpec<string>>): Resource['list']['sort'] =>
  typeof sort === 'string'
    ? { field: sort, order: 'asc' }
    : sort && { field: sort.field, order: 'desc' };

/** Where lists and records stand. A slash before the route means that no locale does. */
const addressed = (list: string, record: string) => ({
  route: list.replace(/^\//, ''),
  recordRoute: record.replace(/^\//, ''),
  localeFree: list.startsWith('/'),
});

/** Actions above the list, called at the resource's path where they name none. */
const placed = (actions: Readonly<Record<string, ActionSpec>>, path: string): Resource['actions'] =>
  Object.fromEntries(
    Object.entries(actions).map(([name, spec]) => [
      name,
      spec.at === 'list' ? { path, ...spec } : spec,
    ]),
  );

/** The columns and filters of the list: those that are written down, and what publishing brings along. */
const shownInList = ({
  list,
  publishes,
}: {
  readonly list?: Partial<Pick<ListSpec<string>, 'columns' | 'filters'>>;
  readonly publishes?: PublishSpec;
}) => {
  const { columns = [], filters } = list ?? {};
  return publishes ? withPublication({ columns, filters }) : { columns };
};

/** The type parameters of a definition, kept for its record type and its labels. */
export interface Shape {
  fields: AnyFields;
  computed: AnyFields;
  links: object;
  subLists: Readonly<Record<string, SubListSpec>>;
  children: object;
  queries: Readonly<Record<string, AnyFields>>;
  actions: Readonly<Record<string, ActionSpec>>;
  messages: string;
  tabs: string;
  sections: string;
  listAsks: AnyFields;
  words: string;
  /** Functions that its queries and its list call. */
  functions: string;
}

/** A definition that still knows its own fields, parts and texts. */
export type Defined<S extends Shape> = Resource & {
  readonly fields: S['fields'];
  readonly shape?: S;
};

/** What several records can be given at once, unless the list defines it itself. */
const inBulk = (
  fields: AnyFields,
  {
    title,
    list,
    detail = [],
  }: {
    readonly title: string | readonly string[];
    readonly list?: Pick<ListSpec<string>, 'numberedBy'>;
    readonly detail?: readonly unknown[];
  },
) => {
  // What has no page isn't entered as a whole either.
  const names =
    list && detail.length > 0 ? bulkFields(fields, [title].flat(), list.numberedBy) : [];
  return names.length > 0 && { bulkEdit: names };
};

/** The list with every default filled in. */
const listOf = (
  input: Parameters<typeof inBulk>[1] &
    Parameters<typeof shownInList>[0] & { readonly list?: Partial<ListSpec<string>> },
  fields: AnyFields,
  { update }: Verbs,
) => ({
  pageSize: DEFAULT_PAGE_SIZE,
  unpaged: input.list?.treeBy !== undefined,
  ...(update !== false && inBulk(fields, input)),
  ...input.list,
  ...shownInList(input),
  sort: sortOf(input.list ?? {}),
});

/** Where the browser goes after a change, and when, unless the definition differs. */
const redirectOf = (redirect: Partial<Resource['redirect']> = {}): Resource['redirect'] => ({
  create: REDIRECT_MS,
  createTo: 'record',
  delete: REDIRECT_MS,
  reload: 0,
  ...redirect,
});

/**
 * Describes an entity. Its screens, calls, server answers, labels and tests follow from what stands here.
 *
 * @returns the definition with every default filled in; its record type is `RecordOf<typeof it>`.
 */
export const defineResource = <
  const Fields extends AnyFields,
  const Computed extends AnyFields = None,
  const Links extends Readonly<Record<string, LinkSpec>> = None,
  const Subs extends Readonly<Record<string, SubListSpec>> = None,
  const Children extends Readonly<Record<string, ChildrenSpec>> = None,
  const Queries extends Readonly<Record<string, AnyFields>> = None,
  const Actions extends Readonly<Record<string, ActionSpec>> = None,
  const Messages extends string = never,
  const TabName extends string = never,
  const Section extends string = never,
  const ListAsks extends AnyFields = None,
  const Words extends string = never,
  const Functions extends string = never,
>(
  input: ResourceInput<
    Fields,
    Computed,
    Links,
    Subs,
    Children,
    Queries,
    Actions,
    Messages,
    TabName,
    Section,
    ListAsks,
    Words,
    Functions
  >,
) => {
  const path = input.path ?? input.name;
  const route = input.route ?? path;
  const verbs: Verbs = input.readOnly ? NO_VERBS : (input.verbs ?? {});
  const { list, record } = typeof route === 'string' ? { list: route, record: route } : route;
  const written = { ...sharedFields(input.fields), ...withFormFields(input.fields, input.onLoad) };
  const fields = input.readOnly ? lockedFields(written) : written;
  const resource = {
    ...DEFAULTS,
    ...input,
    imports: importsOf(input, fields, verbs.update !== false),
    actions: placed(input.actions ?? {}, path),
    fields: {
      ...editableFields(verbs, input.list?.editInRow),
      ...fields,
      ...(input.publishes && publicationFields),
    },
    verbs,
    onLoad: loadedBy<FieldsRecord<WholeFields<Fields>>>(input.onLoad),
    onSave: (record: FieldsRecord<WholeFields<Fields>>) => {
      const shared = sharedValues(input.fields, record);
      return { ...shared, ...input.onSave?.({ ...record, ...shared }) };
    },
    path,
    ...addressed(list, record),
    title: typeof input.title === 'string' ? [input.title] : input.title,
    face: faceOf(input.face, input.publishes !== undefined),
    nextStep: [input.nextStep ?? []].flat(),
    redirect: redirectOf(input.redirect),
    list: listOf(input, fields, verbs),
  };
  return resource as unknown as Defined<{
    fields: WholeFields<Fields>;
    computed: Computed;
    links: Links;
    subLists: Subs;
    children: Children;
    queries: Queries;
    actions: Actions;
    messages: Messages;
    tabs: TabName;
    sections: Section;
    listAsks: ListAsks;
    words: Words;
    functions: Functions;
  }>;
};
