import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog';
import { useAttempt } from '../../../ui/useAttempt';
import { Usage } from '../../usage/Usage';

const RecordDialog = lazy(() => import('../../record/RecordDialog'));

/** The dialog that is open: a child that is entered, or one that is to go. */
export type ChildDialog =
  | { kind: 'edit'; id: number | 'add' }
  | { kind: 'delete'; child: DataRecord };

interface Props {
  /** The children's definition. */
  child: Resource;
  open: ChildDialog | null;
  /** The field that names the record above, with its id. */
  fixed: Readonly<Record<string, number>>;
  onClose(): void;
}

/** The dialogs in which the records beneath another are entered and deleted. */
export const ChildDialogs = ({ child, open, fixed, onClose }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(child.name);
  const provider = useDataProvider();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt('toast');

  const remove = (target: DataRecord) =>
    attempt(async () => {
      await provider.delete(child.name, { id: target.id, previousData: target });
      onClose();
      await client.invalidateQueries({ queryKey: [child.name] });
    });

  if (open?.kind === 'edit')
    return (
      <Suspense>
        <RecordDialog name={child.name} id={open.id} fixed={fixed} onClose={onClose} />
      </Suspense>
    );
  if (open?.kind === 'delete')
    return (
      <DeleteDialog
        title={labels.about('views.deleteTitle')}
        text={translate('views.confirmDelete', { name: titleOf(child, open.child) })}
        isBusy={isBusy}
        onDelete={() => remove(open.child)}
        onClose={onClose}
      >
        <Usage definition={child} ids={[open.child.id]} />
      </DeleteDialog>
    );
  return null;
};
