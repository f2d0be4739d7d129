import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { ShowMore } from '../../ui/ShowMore';
import { CommentEntry } from './CommentEntry';
import type { Talk } from './useComments';

/** What people wrote about a record, the latest first. */
export const CommentList = ({ talk }: { talk: Talk }) => {
  const translate = useTranslate();
  const { path, comments, left, isPending, error, reload, more, edit, remove } = talk;
  if (error) return <FailedToLoad error={error} onRetry={reload} />;
  if (isPending) return <LinearProgress aria-label={translate('comments.loading')} />;
  if (comments.length === 0)
    return (
      <Typography color="text.secondary" sx={{ py: 1 }}>
        {translate('comments.none')}
      </Typography>
    );
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {comments.map((comment) => (
          <CommentEntry
            key={comment.id}
            path={path}
            comment={comment}
            onEdit={(written) => edit(comment.id, written)}
            onDelete={() => remove(comment.id)}
          />
        ))}
      </Box>
      <ShowMore left={left} onMore={more} />
    </>
  );
};
