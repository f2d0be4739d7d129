import TranslateIcon from '@mui/icons-material/Translate';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { OptionsOf, ValueOf } from '../../../schemas';
import type { FieldContext } from '../../fields/KindView';
import { languageName } from '../../fields/labels';
import { TOUCH } from '../../ui/theme/touch';
import { useTranslation } from './useTranslation';

type Value = ValueOf<'perLanguage'>;

interface Props extends Pick<FieldContext, 'resource' | 'record'> {
  spec: NonNullable<OptionsOf<'perLanguage'>['translate']>;
  value: Value;
  onChange(value: Value): void;
  /** The language that is translated from. */
  from: string;
  /** What the fields are called that are written. */
  fieldNames: readonly string[];
  isDisabled?: boolean;
}

interface RoomProps {
  /** What would be written, and in which languages. */
  fields: string;
  languages: string;
}

/** Its room, where the fields are only read. */
export const TranslateRoom = ({ fields, languages }: RoomProps) => {
  const translate = useTranslate();
  return (
    <Box aria-hidden="true" sx={{ mt: 2, visibility: 'hidden' }}>
      <Box sx={{ height: 34, [TOUCH]: { height: 44 } }} />
      <FormHelperText>{translate('kinds.translation.hint', { fields, languages })}</FormHelperText>
    </Box>
  );
};

/** Has the other languages written from the one that is open; what comes back is saved with the form. */
export const TranslateButton = ({ from, fieldNames, isDisabled, ...props }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const { state, failure, translateFrom } = useTranslation(props);
  const language = (code: string) => languageName(code, translate);
  const { isAvailable, targets } = state;
  const others = targets.filter((target) => target !== from);
  const hint = isAvailable === false ? 'kinds.translation.unavailable' : 'kinds.translation.hint';
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<TranslateIcon />}
        loading={state.isBusy}
        loadingPosition="start"
        disabled={isDisabled || !isAvailable || others.length === 0}
        aria-describedby={id}
        onClick={() => translateFrom(from)}
      >
        {translate('kinds.translation.all', { language: language(from) })}
      </Button>
      <FormHelperText id={id} role="status">
        {state.done
          ? translate('kinds.translation.done', { languages: state.done.map(language).join(', ') })
          : translate(hint, {
              fields: fieldNames.join(', '),
              languages: others.map(language).join(', '),
            })}
      </FormHelperText>
      {failure && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate('kinds.translation.unreachable')}
        </Alert>
      )}
    </Box>
  );
};
