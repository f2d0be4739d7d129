import type { DataRecord, Resource } from '../../../../schemas';
import { lazyDialog } from '../../../ui/loading/lazyDialog';
import { DeleteRecordDialog } from '../../deletion/DeleteRecordDialog';
import { useDeleteRecord } from '../../deletion/useDeleteRecord';
import { useSeenRow } from '../../deletion/useSeenRow';

const RecordDialog = lazyDialog(async () => (await import('../../form/RecordDialog')).default);

/** The dialog that is open: a child that is entered, or one that is to go. */
export type ChildDialog =
  | { kind: 'edit'; id: number | 'add' }
  | { kind: 'delete'; child: DataRecord };

interface Props {
  /** The children's definition. */
  child: Resource;
  open: ChildDialog | null;
  /** Values that the place gives, as that of the field that names the record above. */
  fixed: Readonly<Record<string, unknown>>;
  /** Asks whether the one that is open is to go; without it there is no button for it. */
  onDelete?(id: number): void;
  onClose(): void;
}

interface DeleteProps {
  child: Resource;
  row: DataRecord;
  onClose(): void;
}

/** Asks before a child is deleted. */
const DeleteChild = ({ child, row, onClose }: DeleteProps) => {
  const { seen, isReading } = useSeenRow(child, row, true);
  const { isBusy, conflict, remove, forget } = useDeleteRecord(child, seen, { staysOnList: true });
  return (
    <DeleteRecordDialog
      definition={child}
      record={seen}
      isReading={isReading}
      isBusy={isBusy}
      conflict={conflict}
      onDelete={async (replaceBy) => {
        if (await remove(replaceBy)) onClose();
      }}
      onClose={() => {
        onClose();
        forget();
      }}
    />
  );
};

/** The dialogs in which the records beneath another are entered and deleted. */
export const ChildDialogs = ({ child, open, fixed, onDelete, onClose }: Props) => {
  if (open?.kind === 'edit') {
    const { id } = open;
    return (
      <RecordDialog
        name={child.name}
        id={id}
        fixed={fixed}
        onDelete={onDelete && id !== 'add' ? () => onDelete(id) : undefined}
        onClose={onClose}
      />
    );
  }
  if (open?.kind === 'delete')
    return <DeleteChild child={child} row={open.child} onClose={onClose} />;
  return null;
};
