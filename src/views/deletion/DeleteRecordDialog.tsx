import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Conflict } from '../../../dataProvider/Conflict';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { part } from '../../routing/part';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { Usage } from '../usage/Usage';
import { useUsage } from '../usage/useUsage';

const ChangedSince = part('ChangedSince', () => import('../conflicts/ChangedSince'));
const Replacement = part('Replacement', () => import('./Replacement'));

interface Props {
  definition: Resource;
  record: DataRecord;
  /** It is being read as it is by now. */
  isReading?: boolean;
  isBusy: boolean;
  /** It was refused, for somebody else has changed the record since. */
  conflict: Conflict | null;
  /** @param replaceBy the record that takes its place, where one has to */
  onDelete(replaceBy: number | undefined): void;
  onClose(): void;
}

/** Asks before a record is deleted: shows what uses it, what became of it since it was read, and asks what takes its place where something must. */
export const DeleteRecordDialog = ({
  definition,
  record,
  isReading = false,
  conflict,
  onDelete,
  ...props
}: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const { data, isPending } = useUsage({ definition, ids: [record.id] });
  const { using = [], refused = [] } = data ?? {};
  const [by, setBy] = useState<number | null>(null);
  const isKept = refused.length > 0 || using.some(({ effect }) => effect === 'keeps');
  const isReplaced = !isKept && using.some(({ effect }) => effect === 'replaced');
  const replaceBy = (isReplaced && by) || undefined;
  const name = titleOf(definition, record);
  return (
    <DeleteDialog
      {...props}
      title={labels.about('views.deleteTitle')}
      text={translate(isKept ? 'views.usage.kept' : 'views.confirmDelete', { name })}
      isRefused={isReading || isPending || isKept || (isReplaced && replaceBy === undefined)}
      onDelete={() => onDelete(replaceBy)}
    >
      {conflict && (
        <Suspense>
          <ChangedSince definition={definition} seen={record} conflict={conflict} />
        </Suspense>
      )}
      <Usage definition={definition} ids={[record.id]} />
      {isReplaced && (
        <Suspense>
          <Replacement definition={definition} deleted={record.id} value={by} onChange={setBy} />
        </Suspense>
      )}
    </DeleteDialog>
  );
};
