import './texts';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type DataRecord, type Resource, titleOf } from '../../../schemas';
import { withKinds } from '../../kinds/withKinds';
import { part } from '../../routing/part';
import { TabSkeleton } from '../../ui/loading/TabSkeleton';
import { Changes } from './Changes';
import { useHasComments } from './useHasComments';

const Talked = part('Talked', () => import('./Talked'));

/** Pixels of what stands above the changes: a comment's field and the choice of what is shown. */
const ABOVE = 190;

/** In the place of what is on its way. */
const Waiting = () => {
  const translate = useTranslate();
  return (
    <>
      <TabSkeleton height={ABOVE} />
      <LinearProgress aria-label={translate('history.loading')} sx={{ mt: 1 }} />
    </>
  );
};

interface Props {
  definition: Resource;
  record: DataRecord;
  /** It was opened to comment. */
  toComment?: boolean;
  onClose(): void;
}

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
      // Over whatever dialog it was opened from.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: 'min(100%, 560px)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 3, pr: 1, py: 1.5 }}>
        <Typography id={id} variant="h6" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {translate('history.of', { name: titleOf(definition, record) })}
        </Typography>
        <IconButton autoFocus={!toComment} aria-label={translate('views.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 3, pb: 3 }}>
        {hasComments ? (
          <Suspense fallback={<Waiting />}>
            <Talked definition={definition} record={record} toComment={toComment} />
          </Suspense>
        ) : (
          <Changes definition={definition} record={record} />
        )}
      </Box>
    </Drawer>
  );
};

export default withKinds(HistoryDrawer);
