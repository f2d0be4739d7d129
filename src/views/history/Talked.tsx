import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DataRecord, Resource } from '../../../schemas';
import { CommentEntry } from '../comments/CommentEntry';
import { CommentInput } from '../comments/CommentInput';
import { CommentList } from '../comments/CommentList';
import { useComments } from '../comments/useComments';
import { Changes } from './Changes';

interface Props {
  definition: Resource;
  record: DataRecord;
  /** It was opened to comment. */
  toComment: boolean;
}

/** What became of a record and what people wrote of it meanwhile, by its time, or the comments alone. */
const Talked = ({ definition, record, toComment }: Props) => {
  const translate = useTranslate();
  const talk = useComments(definition, record);
  const [shown, setShown] = useState<'all' | 'comments'>(toComment ? 'comments' : 'all');
  const { path, comments, left, more, edit, remove } = talk;
  const isAll = shown === 'all';
  const ofHistory = {
    entries: comments,
    left,
    more,
    draw: (comment: (typeof comments)[number]) => (
      <CommentEntry
        key={`comment ${comment.id}`}
        path={path}
        comment={comment}
        isAmongChanges
        onEdit={(written) => edit(comment.id, written)}
        onDelete={() => remove(comment.id)}
      />
    ),
  };
  return (
    <>
      <Box component="section" aria-label={translate('comments.title')}>
        <CommentInput path={path} isFocused={toComment} onSave={talk.add} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          onChange={(_, chosen: 'all' | 'comments' | null) => chosen && setShown(chosen)}
          aria-label={translate('comments.shown')}
          sx={{ my: 1 }}
        >
          <ToggleButton value="all">{translate('comments.all')}</ToggleButton>
          <ToggleButton value="comments">{translate('comments.title')}</ToggleButton>
        </ToggleButtonGroup>
        {(!isAll || talk.error) && <CommentList talk={talk} />}
      </Box>
      {isAll && <Changes definition={definition} record={record} comments={ofHistory} />}
    </>
  );
};

export default Talked;
