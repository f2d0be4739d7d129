import AddIcon from '@mui/icons-material/Add';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLabels } from '../../../fields/labels';
import { part } from '../../../routing/part';
import { mayChangeParts } from '../../../session/rights';
import { lazyDialog } from '../../../ui/loading/lazyDialog';
import { SearchBox } from '../../../ui/SearchBox';
import { useStoredRecord } from '../../storedRecord';
import { type Division, SubListDivision } from './SubListDivision';
import { shapeOf } from './table/Line';
import type { SubList } from './useSubList';

const TableDialog = lazyDialog(async () => (await import('./table/TableDialog')).TableDialog);

const RowFiles = part('RowFiles', async () => ({
  default: (await import('../../import/RowFiles')).RowFiles,
}));

interface Props {
  name: string;
  list: SubList;
  division?: Division;
  onAdd(): void;
}

/** What stands above the rows of a sub-list: which are shown, a search, and the ways to bring in more. */
export const SubListBar = ({ name, list, division, onAdd }: Props) => {
  const { definition, record } = useStoredRecord();
  const translate = useTranslate();
  const labels = useLabels(definition.name).subList(name);
  const { spec, rows = [], paging } = list;
  const [isTable, setTable] = useState(false);
  const shape = shapeOf(spec, rows);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {division && <SubListDivision {...division} rows={rows} labelScope={labels} />}
      {paging && (
        <SearchBox value={paging.q} onChange={paging.search} label={translate('views.search')} />
      )}
      {(division || paging) && <Box sx={{ flexGrow: 1 }} />}
      {mayChangeParts(definition, record) && spec.add && (
        <Button startIcon={<AddIcon />} onClick={onAdd}>
          {translate('views.add')}
        </Button>
      )}
      {mayChangeParts(definition, record) && shape && (
        <Button startIcon={<TableIcon />} onClick={() => setTable(true)}>
          {translate('views.editAsTable')}
        </Button>
      )}
      {shape && isTable && (
        <TableDialog
          name={name}
          list={list}
          shape={shape}
          code={division?.code ?? null}
          onClose={() => setTable(false)}
        />
      )}
      {(spec.imports || spec.exports) && (
        <RowFiles name={name} spec={spec} onImported={list.readAgain} />
      )}
    </Box>
  );
};
