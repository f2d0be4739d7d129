import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import type { MediaRecord } from '../../media/MediaRecord';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Usage } from '../../views/usage/Usage';
import { useMediaChanges } from './useMediaChanges';

interface Props {
  definition: Resource;
  records: readonly MediaRecord[];
  onClose(): void;
}

/** Asks before files are deleted; names the one, or how many. */
export const RemoveFiles = ({ definition, records, onClose }: Props) => {
  const translate = useTranslate();
  const { isBusy, remove } = useMediaChanges();
  const texts = { smart_count: records.length, name: records[0]?.fileName };
  const ids = records.map(({ id }) => id);
  const confirm = async () => {
    if (await remove(ids)) onClose();
  };
  return (
    <ConfirmDialog
      title={translate('media.removeTitle', texts)}
      text={translate('media.removeText', texts)}
      confirm={translate('media.actions.remove')}
      tone="error"
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Usage definition={definition} ids={ids} />
    </ConfirmDialog>
  );
};
