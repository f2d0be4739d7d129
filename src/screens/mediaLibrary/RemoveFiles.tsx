import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import type { MediaRecord } from '../../media/MediaRecord';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Usage } from '../../views/usage/Usage';
import { useFileChanges } from './useFileChanges';
import { WhoseStays } from './WhoseStays';

interface Props {
  definition: Resource;
  records: readonly MediaRecord[];
  onClose(): void;
}

/** Asks before files are deleted; names the one, or how many. */
export const RemoveFiles = ({ definition, records, onClose }: Props) => {
  const translate = useTranslate();
  const { isBusy, asked, hasAsked, remove } = useFileChanges();
  const texts = { smart_count: records.length, name: records[0]?.fileName };
  const ids = records.map(({ id }) => id);
  const confirm = async () => {
    if (await remove(records)) onClose();
  };
  if (hasAsked) return <WhoseStays definition={definition} asked={asked} />;
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
