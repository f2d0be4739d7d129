import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { shownMoment } from '../../../schemas/days/shownDay';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog';
import { CommentInput } from './CommentInput';
import type { Comment, Person, Written } from './useComments';

interface Props {
  path: string;
  comment: Comment;
  /** It stands among what was changed, and is named as what it is. */
  isAmongChanges?: boolean;
  onEdit(written: Written): Promise<void>;
  onDelete(): Promise<void>;
}

const peopleOf = ({ mentioned }: Comment): readonly Person[] =>
  mentioned.map(({ id, name }) => ({ id: Number(id), name }));

/** A text in its lines, with the names of those whom it mentions set apart. */
const TextWithNames = ({ text, people }: Written) => {
  const names = people.map(({ name }) => `@${name}`);
  let rest = text;
  const parts: { at: number; name: string; before: string }[] = [];
  for (;;) {
    const found = names
      .map((name) => ({ name, at: rest.indexOf(name) }))
      .filter(({ at }) => at !== -1)
      .sort((one, other) => one.at - other.at || other.name.length - one.name.length)[0];
    if (!found) break;
    parts.push({ ...found, at: text.length - rest.length, before: rest.slice(0, found.at) });
    rest = rest.slice(found.at + found.name.length);
  }
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ at, name, before }) => (
        <Fragment key={at}>
          {before}
          <strong>{name}</strong>
        </Fragment>
      ))}
      {rest}
    </Typography>
  );
};

/** One comment: who wrote it and when, what, and for who wrote it the ways to change and delete it. */
export const CommentEntry = ({
  path,
  comment,
  isAmongChanges = false,
  onEdit,
  onDelete,
}: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { isBusy, attempt } = useAttempt('toast');
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const when = shownMoment(comment.at ?? '', locale);
  const written = { text: comment.text, people: peopleOf(comment) };
  const act = (what: 'edit' | 'delete') => (
    <Button
      size="small"
      aria-label={translate(`comments.${what}Named`, { when })}
      onClick={() => setDoing(what)}
    >
      {translate(`comments.${what}`)}
    </Button>
  );
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 32 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 16rem' }}>
          <strong>{comment.by}</strong>
          {` · ${when}`}
          {isAmongChanges && ` · ${translate('comments.one')}`}
          {comment.editedAt && ` · ${translate('comments.edited')}`}
        </Typography>
        {comment.isOwn && doing !== 'edit' && (
          <>
            {act('edit')}
            {act('delete')}
          </>
        )}
      </Box>
      {doing === 'edit' ? (
        <CommentInput
          path={path}
          before={written}
          isFocused
          onCancel={() => setDoing(undefined)}
          onSave={async (next) => {
            await onEdit(next);
            setDoing(undefined);
          }}
        />
      ) : (
        <TextWithNames {...written} />
      )}
      {doing === 'delete' && (
        <DeleteDialog
          title={translate('comments.deleteTitle')}
          text={translate('comments.deleteText')}
          isBusy={isBusy}
          onDelete={() => void attempt(onDelete)}
          onClose={() => setDoing(undefined)}
        />
      )}
    </Box>
  );
};
