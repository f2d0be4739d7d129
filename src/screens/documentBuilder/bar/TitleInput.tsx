import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import type { Resource } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { useBuilder, useSurroundings } from '../BuilderContext';
import { useDetailErrors } from '../details/useDetailErrors';

const ID = 'document-title';
const FIELD = 'title';

/** So many letters have room, however short it is. */
const LEAST_LETTERS = 10;

/** Puts the focus on the title when there is something wrong with it. */
export const focusTitle = (): boolean => {
  const input = document.getElementById(ID);
  if (input?.getAttribute('aria-invalid') !== 'true') return false;
  input.focus();
  return true;
};

/** The heading of the page: the document's title, typed where it stands as long as it is a draft. */
export const TitleInput = ({ definition }: { definition: Resource }) => {
  const { store, isReadOnly } = useSurroundings();
  const labels = useLabels(definition.name);
  const errorId = useId();
  const title = useBuilder(({ history }) => String(history.details[FIELD] ?? ''));
  const error = useDetailErrors(definition)[FIELD];
  if (isReadOnly)
    return (
      <Typography variant="h5" component="h1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {title}
      </Typography>
    );
  return (
    <>
      <h1 style={visuallyHidden}>{title}</h1>
      <InputBase
        id={ID}
        value={title}
        onChange={({ target }) => store.patchDetails(FIELD, target.value)}
        onBlur={store.leaveOption}
        error={error !== undefined}
        inputProps={{
          size: Math.max(LEAST_LETTERS, title.length),
          'aria-label': labels.field(FIELD),
          'aria-required': true,
          'aria-describedby': error ? errorId : undefined,
        }}
        sx={{
          flex: '0 1 auto',
          minWidth: 0,
          '& > input': { fieldSizing: 'content', minWidth: '6rem' },
          typography: 'h5',
          px: 1,
          ml: -1,
          borderRadius: 1,
          border: 1,
          borderColor: error ? 'error.main' : 'transparent',
          '&:hover': { borderColor: error ? 'error.main' : 'divider' },
          '&.Mui-focused': { borderColor: 'primary.main' },
        }}
      />
      {error && (
        <Typography id={errorId} variant="caption" color="error">
          {error}
        </Typography>
      )}
    </>
  );
};
