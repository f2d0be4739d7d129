import { describe, expect, it } from 'vitest';
import {
  columnNames,
  fieldsOfFace,
  filterNames,
  ownChildren,
  type Resource,
  rangesOf,
} from '../schemas';
import { definitions, knownTo, named, option, twice } from '../tests/fixtures/definitions';

const shownFields = ({ detail, side }: Resource) =>
  [{ fields: side }, ...detail]
    .flatMap((tab) =>
      'fields' in tab ? [tab.fields] : 'sections' in tab ? Object.values(tab.sections) : [],
    )
    .flat(2);

const partsOf = ({ detail }: Resource, kind: 'link' | 'subList' | 'children' | 'query') =>
  detail.flatMap((tab) => (kind in tab ? [Object.values(tab)[0]] : []));

/** Fields that the resource above a child, or the address beneath what holds a record, fills in. */
const filledFromAbove = ({ name, recordRoute }: Resource) => [
  ...definitions
    .flatMap(({ children }) => ownChildren(children))
    .filter((child) => child.to === name)
    .map(({ parentField }) => parentField),
  ...[...recordRoute.matchAll(/\{(\w+)\}/g)].map(([, field]) => field),
];

/** Whether records hold the rows of a part, so that they can be counted: of what is set as a whole they hold both sides. */
const isCarried = ({ links }: Resource, part: string): boolean => links[part]?.set === undefined;

/** Records that no screen and no call of their own shows, as the folders that stand among the files. */
const isBesideOthers = ({ verbs, list }: Resource): boolean =>
  !verbs.read && list.columns.length === 0;

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  'the resource %s',
  (_, resource) => {
    it('shows fields that it has', () => {
      const { list, title } = resource;
      const columns = list.columns.map((column) =>
        typeof column === 'string' ? column : column.field,
      );
      const sort = list.sort ? [list.sort.field] : [];
      const known = knownTo(resource);
      const { filters = [], asks = {} } = list;
      const narrowing = filters.filter((name) => !(name in asks));
      const shown = [...columns, ...sort, ...narrowing, ...shownFields(resource)];
      expect(shown.filter((name) => !known.includes(name))).toEqual([]);
      expect(title.filter((name) => !known.includes(name))).toEqual([]);
      expect(twice(columns)).toEqual([]);
      const opened = list.columns.flatMap((column) =>
        typeof column === 'string' ? [] : (column.opens ?? []),
      );
      const tabs = resource.detail.flatMap((tab) => Object.values(tab));
      expect(opened.filter((name) => !tabs.includes(name))).toEqual([]);
    });

    it('shows every field that can be entered exactly once in its detail', () => {
      // A page that is written by hand shows them itself; of records without one, a dialog has all, or their rows.
      const { pages, list, detail } = resource;
      const isElsewhere =
        Object.keys(pages).length > 0 ||
        isBesideOthers(resource) ||
        (list.addsInDialog && detail.length === 0);
      const entered = Object.entries(isElsewhere ? {} : resource.fields)
        .filter(([, { readOnly, derived }]) => !readOnly && !derived)
        .filter(([name]) => !filledFromAbove(resource).includes(name))
        .map(([name]) => name)
        .filter((name) => !list.editInRow?.fields.includes(name));
      expect(twice(shownFields(resource))).toEqual([]);
      expect(entered.filter((name) => !shownFields(resource).includes(name))).toEqual([]);
    });

    it('shows every link, sub-list, query and set of children exactly once in its detail', () => {
      const { links, children, pages, page } = resource;
      // A record's own page draws its rows itself.
      const subLists = page ? {} : resource.subLists;
      // A page that is written by hand shows its queries itself.
      const queries = Object.keys(pages).length > 0 ? {} : resource.queries;
      expect(partsOf(resource, 'link').toSorted()).toEqual(Object.keys(links).toSorted());
      expect(partsOf(resource, 'subList').toSorted()).toEqual(Object.keys(subLists).toSorted());
      expect(partsOf(resource, 'children').toSorted()).toEqual(Object.keys(children).toSorted());
      const { query } = resource.list;
      expect([...partsOf(resource, 'query'), ...(query ? [query] : [])].toSorted()).toEqual(
        Object.keys(queries).toSorted(),
      );
    });

    it('stands on an overview that there is, under one of its headings', () => {
      const { overview } = resource;
      if (!overview) return;
      const { pages = {}, queries = {} } = named.get(overview.page) ?? {};
      expect(Object.values(pages)).toContain('overview');
      const headings = Object.values(queries).flatMap(({ fields }) =>
        fields.group ? option(fields.group, 'values') : [],
      );
      expect(headings).toContain(overview.group);
      expect(overview.needs.filter((name) => !knownTo(resource).includes(name))).toEqual([]);
    });

    it('has a face of a state and three facts, or a reason why not, and names what it has', () => {
      const { face, nextStep, actions, publishes, fields, pages } = resource;
      // A page without a record shows none.
      if (Object.keys(fields).length === 0 && Object.keys(pages).length > 0) return;
      if (isBesideOthers(resource)) return;
      const { less = '' } = face;
      const isWhole = face.state !== undefined && face.facts.length >= 3;
      expect(isWhole || less.length > 10, 'a state and three facts, or `less`').toBe(true);
      const unknown = fieldsOfFace(face).filter((name) => !knownTo(resource).includes(name));
      expect(unknown).toEqual([]);
      const counted = face.facts.flatMap((fact) => (typeof fact === 'string' ? [] : [fact.count]));
      expect(counted.filter((part) => !isCarried(resource, part))).toEqual([]);
      const steps = [...Object.keys(actions), ...(publishes ? ['publish'] : [])];
      expect(nextStep.filter((name) => !steps.includes(name))).toEqual([]);
    });

    it('is narrowed by each state, reference, day and amount that its rows hold, unless that is ruled out', () => {
      const { fields, list, single, pages } = resource;
      if (single || list.columns.length === 0 || Object.keys(pages).length > 0) return;
      const ranges = rangesOf(resource).map(({ name }) => name);
      const narrowing = [...filterNames(resource), ...ranges, ...(list.unfiltered ?? [])];
      const asked = Object.keys(list.asks ?? {});
      const kinds = ['choice', 'flag', 'reference', 'date', 'dateTime', 'money', 'cents'];
      const left = columnNames(resource).filter((name) => {
        const field = fields[name];
        if (!field || field.derived || !kinds.includes(field.kind)) return false;
        return !narrowing.includes(name) && !asked.some((ask) => ask.startsWith(name));
      });
      expect(left).toEqual([]);
    });

    it('has tabs that can be distinguished', () =>
      expect(twice(resource.detail.map((tab) => Object.values(tab)[0]))).toEqual([]));
  },
);
