import { Suspense, useMemo, useRef, useState } from 'react';
import { useListController } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router';
import {
  type DataRecord,
  firstOrder,
  isViewAlone,
  listMeta,
  openedSearch,
  type Resource,
  writerOf,
} from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { WrittenBy } from '../../fields/WrittenBy';
import { withKinds } from '../../kinds/withKinds';
import { useDefinition } from '../../routing/definitions';
import { usePageTitle } from '../../routing/pageTitle';
import { part } from '../../routing/part';
import { bulkFieldsOf, mayDelete } from '../../session/rights';
import { useSession } from '../../session/useSession';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { Progress } from '../../ui/optimisations/Progress';
import { PageHead } from '../../ui/PageHead';
import { Pager } from '../../ui/Pager';
import { withMaterial } from '../../ui/theme/material';
import { useHasBeen } from '../../ui/useHasBeen';
import { severalActions } from '../bulk/severalActions';
import { AddButton } from './AddButton';
import { useColumns } from './columns';
import { FRESH_MS } from './firstRows';
import { ListActions } from './ListActions';
import { ListRows, orderedBy } from './ListRows';
import { ListToolbar } from './ListToolbar';
import look from './list.module.css';
import bar from './tabs.module.css';
import { useListAddress } from './useListAddress';
import { type ListState, useListState } from './useListState';
import { useNoteRows } from './useNoteRows';
import { useReadAhead } from './useReadAhead';

const ListTabs = part('ListTabs', () => import('./ListTabs'));

const ViewTabs = part('ViewTabs', () => import('./views/ViewTabs'));

const OpenView = part('OpenView', () => import('./views/OpenView'));

const TryOut = part('TryOut', async () => ({ default: (await import('./tryOut/TryOut')).TryOut }));

const BulkBar = part('BulkBar', async () => ({
  default: (await import('../bulk/BulkBar')).BulkBar,
}));

const NotSetUp = part('NotSetUp', async () => ({
  default: (await withMaterial(import('./NotSetUp'))).NotSetUp,
}));

/** Whether the person at work can do anything with several rows at once. */
const mayTick = (definition: Resource): boolean =>
  mayDelete(definition) ||
  bulkFieldsOf(definition).length > 0 ||
  severalActions(definition).length > 0;

/** The page of rows that the address asks for. */
const useRows = (definition: Resource, columns: ReturnType<typeof useColumns>) => {
  const { filterDefaults, refreshMs, pageSize } = definition.list;
  const address = useListAddress();
  const list = useListController<DataRecord>({
    resource: definition.name,
    perPage: pageSize,
    sort: useMemo(() => firstOrder(definition), [definition]),
    disableAuthentication: true,
    debounce: 0,
    filterDefaultValues: filterDefaults as Record<string, unknown> | undefined,
    exporter: false,
    storeKey: false,
    queryOptions: {
      refetchInterval: refreshMs ?? false,
      retry: false,
      staleTime: FRESH_MS,
      meta: listMeta(definition, columns.asked),
    },
  });
  return { ...list, ...address };
};

/** The state of a list for what filters it, whose rows are read ahead. */
const useFilters = (
  definition: Resource,
  list: ReturnType<typeof useRows>,
  columns: ReturnType<typeof useColumns>,
) => {
  const { readPage, readFiltered, isReading } = useReadAhead(definition, list, columns.asked);
  // Another search begins with its first matches.
  const isSearch = Boolean(list.filterValues.q);
  const prepare = (filters: Record<string, unknown>) =>
    readFiltered(filters, isSearch ? definition.list.pageSize : list.perPage);
  const state = useListState({
    ...list,
    empty: list.meta?.emptyColumns,
    prepare,
    setFilters: (filters) => {
      void prepare(filters);
      list.setFilters(filters, isSearch ? '' : undefined);
    },
  });
  return { state, readPage, isReading };
};

/** The states of its records and its views as tabs, in room that is kept for them. */
const Tabs = ({ definition, list }: { definition: Resource; list: ListState }) => {
  const { tabs } = definition.list;
  const hasViews = useSession()?.views?.[definition.name] !== undefined;
  return (
    (tabs || hasViews) && (
      <div className={hasViews ? bar.withViews : bar.tabs}>
        <Suspense>
          {tabs && <ListTabs definition={definition} by={tabs} list={list} />}
          {hasViews && <ViewTabs definition={definition} list={list} />}
        </Suspense>
      </div>
    )
  );
};

/** The list of any resource: search, filters, columns, order and pages, all of it in the address. */
const ListOf = ({ definition }: { definition: Resource }) => {
  const labels = useLabels(definition.name);
  const { query, setUpBy } = definition.list;
  const columns = useColumns(definition);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const list = useRows(definition, columns);
  const top = useRef<HTMLDivElement>(null);
  const setPage = (page: number) => {
    list.setPage(page);
    // Another page is read from its first row.
    top.current?.focus();
  };
  const hasTicked = useHasBeen(ticked.length > 0);
  usePageTitle(labels.several());
  useNoteRows(definition, list);
  const { state, readPage, isReading } = useFilters(definition, list, columns);
  const isBusy = list.isFetching || isReading;

  if (list.error && !list.data)
    return <FailedToLoad error={list.error} onRetry={() => list.refetch()} />;
  return (
    <section aria-busy={isBusy}>
      <PageHead title={labels.several()}>
        <ListActions definition={definition} />
        <AddButton definition={definition} />
      </PageHead>
      <WrittenBy writer={writerOf(definition, 'update')} />
      {setUpBy && list.meta?.isSetUp === false && (
        <Suspense>
          <NotSetUp by={setUpBy.record} />
        </Suspense>
      )}
      <div className={query && look.withTrial}>
        <div>
          {query && (
            <Suspense fallback={<div className={look.trialRoom} />}>
              <TryOut definition={definition} query={query} />
            </Suspense>
          )}
          <div className={look.paper}>
            <Tabs definition={definition} list={state} />
            <ListToolbar definition={definition} list={state} columns={columns} />
            <div ref={top} className={look.progress} tabIndex={-1}>
              {isBusy && <Progress />}
            </div>
            {hasTicked && (
              <Suspense>
                <BulkBar
                  definition={definition}
                  list={list}
                  hasHandles={orderedBy(definition, list) !== undefined}
                  selected={ticked}
                  onChange={setTicked}
                />
              </Suspense>
            )}
            <ListRows
              definition={definition}
              columns={columns.shown(state.empty)}
              list={list}
              selection={
                mayTick(definition) ? { selected: ticked, onChange: setTicked } : undefined
              }
            />
            <Pager
              list={{ ...list, setPage, unpaged: definition.list.unpaged }}
              onPoint={readPage}
              onMore={list.setPerPage}
            />
          </div>
        </div>
      </div>
    </section>
  );
};

const List = ({ name }: { name: string }) => {
  const definition = useDefinition(name);
  const [search] = useSearchParams();
  const opened = openedSearch(definition, search, useSession()?.views?.[name]);
  if (opened !== undefined) return <Navigate to={{ search: opened }} replace />;
  if (isViewAlone(search))
    return (
      <Suspense>
        <OpenView definition={definition} />
      </Suspense>
    );
  return <ListOf key={name} definition={definition} />;
};

export default withKinds(List);
