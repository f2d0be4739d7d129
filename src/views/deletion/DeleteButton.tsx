import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { DeleteRecordDialog } from './DeleteRecordDialog';
import { useDeleteRecord } from './useDeleteRecord';
import { useSeenRow } from './useSeenRow';

interface Props {
  definition: Resource;
  record: DataRecord;
  /** Reads the record as it is by now, where it has been changed here without being read again. */
  onAsk?(): Promise<void>;
  /** It stands in the row of a list, which stays: a symbol that names the record. */
  isInRow?: boolean;
  /** Draws it as something else than a button. */
  draw?(ask: () => void): ReactNode;
}

const Drawn = ({
  isInRow,
  name,
  isBusy,
  onAsk,
}: Pick<Props, 'isInRow'> & { name: string; isBusy: boolean; onAsk(): void }) => {
  const translate = useTranslate();
  return isInRow ? (
    <IconButton
      size="small"
      color="error"
      aria-label={translate('views.deleteNamed', { name })}
      disabled={isBusy}
      onClick={onAsk}
    >
      <DeleteIcon fontSize="small" />
    </IconButton>
  ) : (
    <Button color="error" startIcon={<DeleteIcon />} disabled={isBusy} onClick={onAsk}>
      {translate('views.delete')}
    </Button>
  );
};

/** Deletes a record, after asking. */
export const DeleteButton = ({ definition, record, onAsk, isInRow = false, draw }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const { seen, isReading } = useSeenRow(definition, record, isInRow && isAsking);
  const { isBusy, conflict, remove, forget } = useDeleteRecord(definition, seen, {
    staysOnList: isInRow,
  });
  const ask = async () => {
    await onAsk?.();
    setAsking(true);
  };
  const name = titleOf(definition, record);
  return (
    <>
      {draw ? draw(ask) : <Drawn isInRow={isInRow} name={name} isBusy={isBusy} onAsk={ask} />}
      {isAsking && (
        <DeleteRecordDialog
          definition={definition}
          record={seen}
          isReading={isReading}
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
