import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DataRecord, emptyValues } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { useTextWriter } from '../../../fields/text';
import { useProblemText } from '../../../fields/useProblemText';
import { mayChangeParts } from '../../../session/rights';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../../ui/loading/TabSkeleton';
import { Pager } from '../../../ui/Pager';
import { SearchBox } from '../../../ui/SearchBox';
import { useToast } from '../../../ui/toasts';
import { RowDialog } from '../RowDialog';
import { SubListDivision, useDivision } from './SubListDivision';
import { SubListTable } from './SubListTable';
import { nameOfRow } from './subListRow';
import { type SubListOptions, useSubList } from './useSubList';

type Open =
  | { kind: 'add' }
  | { kind: 'edit'; row: DataRecord }
  | { kind: 'delete'; row: DataRecord }
  | null;

/** Rows inside a record, each added, changed, moved and removed at once by a call. */
const SubListTab = (props: SubListOptions) => {
  const { definition, record, name } = props;
  const translate = useTranslate();
  const toast = useToast();
  const textOf = useProblemText(definition.name);
  const writer = useTextWriter();
  const labels = useLabels(definition.name).subList(name);
  const list = useSubList(props);
  const { spec, rows, paging, saving, change } = list;
  const division = useDivision(spec);
  const [open, setOpen] = useState<Open>(null);

  if (list.error) return <FailedToLoad error={list.error} onRetry={list.reload} />;
  if (!rows) return <TabSkeleton />;

  const { fields, layout, add, update, remove, keepsLast, messages } = spec;
  const close = () => setOpen(null);
  const askToDelete = (row: DataRecord) => {
    if (keepsLast && rows.length === 1)
      toast.error(textOf({ message: messages?.lastRow ?? 'lastRow' }));
    else setOpen({ kind: 'delete', row });
  };
  const closeWhen = async (isStored: Promise<boolean>) => {
    if (await isStored) close();
    return isStored;
  };
  const nameOf = (row: DataRecord) =>
    nameOfRow(spec, row, { labelScope: labels, resource: definition.name }, writer);
  const newRow = { ...emptyValues(fields), ...(division && { [division.by]: division.code }) };
  const save = open?.kind === 'edit' ? update : add;

  return (
    <>
      <SaveFailure failure={saving.failure} onRetry={saving.retry} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {division && <SubListDivision {...division} rows={rows} labelScope={labels} />}
        {paging && (
          <SearchBox value={paging.q} onChange={paging.search} label={translate('views.search')} />
        )}
        {mayChangeParts(definition, record) && add && (
          <Button
            startIcon={<AddIcon />}
            onClick={() => setOpen({ kind: 'add' })}
            sx={{ ml: division || paging ? 'auto' : undefined }}
          >
            {translate('views.add')}
          </Button>
        )}
      </Box>
      <SubListTable
        definition={definition}
        record={record}
        name={name}
        list={list}
        nameOf={nameOf}
        rows={division ? rows.filter((row) => row[division.by] === division.code) : rows}
        onEdit={(row) => setOpen({ kind: 'edit', row })}
        onDelete={askToDelete}
      />
      {paging && <Pager list={{ ...paging, data: rows, filterValues: { q: paging.q } }} />}
      {(open?.kind === 'add' || open?.kind === 'edit') && save && (
        <RowDialog
          definition={definition}
          title={labels.title()}
          fields={fields}
          layout={layout}
          labelScope={labels}
          mode={open.kind === 'edit' ? 'update' : 'create'}
          holder={record}
          row={open.kind === 'edit' ? open.row : newRow}
          isBusy={saving.isBusy}
          failure={saving.failure}
          onSave={(row) => closeWhen(change(open.kind === 'edit' ? 'update' : 'add', row))}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && remove && (
        <DeleteDialog
          text={translate('views.confirmDelete', { name: nameOf(open.row) })}
          isBusy={saving.isBusy}
          onDelete={() => closeWhen(change('remove', open.row))}
          onClose={close}
        />
      )}
    </>
  );
};

export default SubListTab;
