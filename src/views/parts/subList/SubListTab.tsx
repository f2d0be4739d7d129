import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { emptyValues } from '../../../../schemas';
import { useProblemText } from '../../../fields/useProblemText';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog';
import { FailedToLoad } from '../../../ui/loading/FailedToLoad';
import { SaveFailure } from '../../../ui/loading/SaveFailure';
import { TabSkeleton } from '../../../ui/loading/TabSkeleton';
import { useToast } from '../../../ui/toasts';
import { RowDialog } from '../RowDialog';
import type { TableRowData } from '../tableRows';
import { SubListDivision, useDivision } from './SubListDivision';
import { SubListTable } from './SubListTable';
import type { SubListOptions } from './useSubList';
import { useSubListRows } from './useSubListRows';

type Open =
  | { kind: 'add' }
  | { kind: 'edit'; row: TableRowData }
  | { kind: 'delete'; row: TableRowData }
  | null;

/** Rows inside a record, each added, changed, moved and removed at once by a call. */
const SubListTab = (props: SubListOptions) => {
  const { definition, record } = props;
  const translate = useTranslate();
  const toast = useToast();
  const textOf = useProblemText(definition.name);
  const list = useSubListRows(props);
  const { spec, rows, labels, isBusy, failure, send } = list;
  const division = useDivision(spec);
  const [open, setOpen] = useState<Open>(null);

  if (list.error) return <FailedToLoad error={list.error} onRetry={list.reload} />;
  if (!rows) return <TabSkeleton />;

  const { fields, add, update, remove, keepsLast, messages } = spec;
  const close = () => setOpen(null);
  const askToDelete = (row: TableRowData) => {
    if (keepsLast && rows.length === 1)
      toast.error(textOf({ message: messages?.lastRow ?? 'lastRow' }));
    else setOpen({ kind: 'delete', row });
  };
  const closeWhen = async (isStored: Promise<boolean>) => {
    if (await isStored) close();
    return isStored;
  };
  const newRow = { ...emptyValues(fields), ...(division && { [division.by]: division.code }) };
  const save = open?.kind === 'edit' ? update : add;

  return (
    <>
      <SaveFailure failure={failure} onRetry={list.retry} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {division && <SubListDivision {...division} rows={rows} labelScope={labels} />}
        {list.mayChange && add && (
          <Button
            startIcon={<AddIcon />}
            onClick={() => setOpen({ kind: 'add' })}
            sx={{ ml: division ? 'auto' : undefined }}
          >
            {translate('views.add')}
          </Button>
        )}
      </Box>
      <SubListTable
        definition={definition}
        record={record}
        list={list}
        rows={division ? rows.filter((row) => row[division.by] === division.code) : rows}
        onEdit={(row) => setOpen({ kind: 'edit', row })}
        onDelete={askToDelete}
      />
      {(open?.kind === 'add' || open?.kind === 'edit') && save && (
        <RowDialog
          definition={definition}
          title={labels.title()}
          fields={fields}
          labelScope={labels}
          mode={open.kind === 'edit' ? 'update' : 'create'}
          holder={record}
          row={open.kind === 'edit' ? open.row : newRow}
          isBusy={isBusy}
          failure={failure}
          onSave={(row) => closeWhen(send(open.kind === 'edit' ? 'update' : 'add', row))}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && remove && (
        <DeleteDialog
          text={translate('views.confirmDelete', { name: list.nameOf(open.row) })}
          isBusy={isBusy}
          onDelete={() => closeWhen(send('remove', open.row))}
          onClose={close}
        />
      )}
    </>
  );
};

export default SubListTab;
