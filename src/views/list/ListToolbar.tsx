import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { type ListControllerResult, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '../../../dataProvider/session';
import type { DataRecord, Resource } from '../../../schemas';
import { useAddPath } from '../../routing/paths';
import { SearchBox } from '../../ui/SearchBox';
import { useToast } from '../../ui/toasts';
import { ColumnChoice } from './ColumnChoice';
import type { useColumns } from './columns';
import { ExportButton } from './ExportButton';
import { ListFilters } from './ListFilters';

const RecordDialog = lazy(() => import('../record/RecordDialog'));

interface Props {
  definition: Resource;
  list: ListControllerResult<DataRecord>;
  columns: ReturnType<typeof useColumns>;
}

const AddButton = ({ definition }: { definition: Resource }) => {
  const translate = useTranslate();
  const addPath = useAddPath();
  const [isOpen, setOpen] = useState(false);
  const { create } = definition.verbs;
  if (create === false || !isAllowed(definition.module, 'create')) return null;
  const look = { variant: 'contained', startIcon: <AddIcon /> } as const;
  if (!definition.list.addsInDialog)
    return (
      <Button {...look} component={Link} to={addPath(definition.name)}>
        {translate('views.add')}
      </Button>
    );
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {translate('views.add')}
      </Button>
      <Suspense>
        {isOpen && (
          <RecordDialog
            name={definition.name}
            id="add"
            opensRecord
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};

/** What stands above a list: search, filters, the choice of columns, export and the way to add. */
export const ListToolbar = ({ definition, list, columns }: Props) => {
  const translate = useTranslate();
  const toast = useToast();
  const filters = list.filterValues as Record<string, unknown>;
  const setFilter = (changes: Record<string, unknown>) => {
    const next = Object.entries({ ...filters, ...changes }).filter(
      ([, value]) => value !== '' && value !== null && value !== undefined,
    );
    list.setFilters(Object.fromEntries(next), undefined, false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.5 }}>
      <SearchBox
        value={String(filters.q ?? '')}
        onChange={(q) => setFilter({ q })}
        label={translate('views.search')}
        onTooShort={
          definition.list.tellsShortSearch
            ? () => toast.error(translate('rules.searchTooShort'))
            : undefined
        }
      />
      <ListFilters definition={definition} values={filters} onChange={setFilter} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        <ColumnChoice definition={definition} columns={columns} />
        <ExportButton definition={definition} list={list} columns={columns.shown} />
        <AddButton definition={definition} />
      </Box>
    </Box>
  );
};
