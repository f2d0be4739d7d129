import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DataRecord, Resource } from '../../../schemas';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { ShowMore } from '../../ui/ShowMore';
import { CommentEntry } from './CommentEntry';
import { CommentInput } from './CommentInput';
import { commentsPath, useComments } from './useComments';

interface Props {
  definition: Resource;
  record: DataRecord;
  /** It was opened to write something. */
  isFocused: boolean;
}

/** What people wrote about a record, and where one writes more. */
const Comments = ({ definition, record, isFocused }: Props) => {
  const translate = useTranslate();
  const path = commentsPath(definition, record);
  const { comments, left, isPending, error, reload, more, ...calls } = useComments(
    definition,
    record,
  );
  if (error) return <FailedToLoad error={error} onRetry={reload} />;
  return (
    <Box component="section" aria-label={translate('comments.title')}>
      <CommentInput path={path} isFocused={isFocused} onSave={calls.add} />
      {isPending && <LinearProgress aria-label={translate('comments.loading')} />}
      {!isPending && comments.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 1 }}>
          {translate('comments.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {comments.map((comment) => (
          <CommentEntry
            key={comment.id}
            path={path}
            comment={comment}
            onEdit={(written) => calls.edit(comment.id, written)}
            onDelete={() => calls.remove(comment.id)}
          />
        ))}
      </Box>
      <ShowMore left={left} onMore={more} />
      <Typography variant="subtitle1" component="h3" sx={{ mt: 3 }}>
        {translate('comments.changes')}
      </Typography>
    </Box>
  );
};

export default Comments;
