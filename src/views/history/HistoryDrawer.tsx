import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { withKinds } from '../../kinds/withKinds';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { ShowMore } from '../../ui/ShowMore';
import { ChangeEntry } from './ChangeEntry';
import { useHasComments } from './useHasComments';
import { useHistory } from './useHistory';
import { useRestore } from './useRestore';

const Comments = lazy(() => import('../comments/Comments'));

interface Props {
  definition: Resource;
  record: DataRecord;
  /** It was opened to comment. */
  toComment?: boolean;
  onClose(): void;
}

const Changes = ({ definition, record }: Pick<Props, 'definition' | 'record'>) => {
  const translate = useTranslate();
  const { changes, total, isPending, error, refetch, more } = useHistory(definition, record);
  const restore = useRestore({ definition, record, changes });
  if (isPending) return <LinearProgress aria-label={translate('views.history.loading')} />;
  if (error) return <FailedToLoad error={error} onRetry={refetch} />;
  if (changes.length === 0)
    return <Typography color="text.secondary">{translate('views.history.none')}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map((change) => (
          <ChangeEntry
            key={change.id}
            definition={definition}
            record={record}
            change={change}
            restore={restore}
          />
        ))}
      </Box>
      <ShowMore left={total - changes.length} onMore={more} />
    </>
  );
};

/** What became of a record, beside its page: what people wrote of it, who changed what and when, and the way back. */
const HistoryDrawer = ({ definition, record, toComment = false, onClose }: Props) => {
  const translate = useTranslate();
  const hasComments = useHasComments(definition);
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: 'min(100%, 560px)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 3, pr: 1, py: 1 }}>
        <Typography id={id} variant="h6" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {translate('views.history.of', { name: titleOf(definition, record) })}
        </Typography>
        <IconButton autoFocus={!toComment} aria-label={translate('views.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 3, pb: 3 }}>
        {hasComments && (
          <Suspense>
            <Comments definition={definition} record={record} isFocused={toComment} />
          </Suspense>
        )}
        <Changes definition={definition} record={record} />
      </Box>
    </Drawer>
  );
};

export default withKinds(HistoryDrawer);
