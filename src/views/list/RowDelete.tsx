import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { DeleteRecordDialog } from '../record/DeleteRecordDialog';
import { useDeleteRecord } from '../record/useDeleteRecord';

/** Deletes the record of a row, after asking; the list stays. */
export const RowDelete = ({ definition, record }: { definition: Resource; record: DataRecord }) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, conflict, remove, forget } = useDeleteRecord(definition, record, {
    staysOnList: true,
  });
  const name = titleOf(definition, record);
  return (
    <>
      <IconButton
        size="small"
        color="error"
        aria-label={translate('views.deleteNamed', { name })}
        disabled={isBusy}
        onClick={() => setAsking(true)}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      {isAsking && (
        <DeleteRecordDialog
          definition={definition}
          record={record}
          isBusy={isBusy}
          conflict={conflict}
          onDelete={async (replaceBy) => {
            if (await remove(replaceBy)) setAsking(false);
          }}
          onClose={() => {
            setAsking(false);
            forget();
          }}
        />
      )}
    </>
  );
};
