import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { SearchBox } from '../../ui/SearchBox';
import { useToast } from '../../ui/toasts';
import type { useColumns } from './columns';
import { ListFilters } from './ListFilters';
import { MoreOfList } from './MoreOfList';
import look from './toolbar.module.css';
import type { ListState } from './useListState';

interface Props {
  definition: Resource;
  list: ListState;
  columns: ReturnType<typeof useColumns>;
}

const Toolbar = ({ definition, list, columns }: Props) => {
  const translate = useTranslate();
  const toast = useToast();
  const filters = list.filterValues as Record<string, unknown>;
  const changed = (changes: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries({ ...filters, ...changes }).filter(
        ([, value]) => value !== '' && value !== null && value !== undefined,
      ),
    );
  const setFilter = (changes: Record<string, unknown>) => list.setFilters(changed(changes));
  return (
    <div className={look.toolbar}>
      <SearchBox
        value={String(filters.q ?? '')}
        // Drawn together with their address, and not at all where another search has followed.
        prepare={(q) => list.prepare(changed({ q }))}
        onChange={(q) => setFilter({ q })}
        label={translate('views.search')}
        onTooShort={
          definition.list.warnsShortSearch
            ? () => toast.error(translate('rules.searchTooShort'))
            : undefined
        }
      />
      <ListFilters
        definition={definition}
        values={filters}
        total={list.total}
        onChange={setFilter}
      />
      <MoreOfList definition={definition} list={list} columns={columns} />
    </div>
  );
};

/**
 * What stands above a list: search, filters, and what is done with it as a whole. It is drawn again when one of these
 * changes, not with each page.
 */
export const ListToolbar = memo(Toolbar);
