import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useTranslate } from 'react-admin';
import { type Access, rights } from '../../schemas';
import { LabelledGroup } from '../fields/inputs/LabelledGroup';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import type { Translate } from '../ui/Translate';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const granted = (value: Access, translate: Translate): string =>
  rights
    .filter((right) => value[right])
    .map((right) => translate(`rights.${right}`))
    .join(', ') || translate('kinds.accessFlags.none');

/** One letter for each right that is granted, a dot for each that isn't. */
const AccessLetters = ({ value }: { value: Access }) => {
  const translate = useTranslate();
  const text = granted(value, translate);
  return (
    <Box component="span" title={text} sx={{ fontFamily: 'monospace', letterSpacing: 3 }}>
      <span aria-hidden="true">
        {rights.map((right) =>
          value[right] ? translate(`rights.${right}`).charAt(0).toUpperCase() : '·',
        )}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Box>
  );
};

const AccessShow = ({ value, isCell }: ShowProps<Access>) => {
  const translate = useTranslate();
  return isCell ? <AccessLetters value={value} /> : granted(value, translate);
};

const AccessInput = (props: InputProps<Access>) => {
  const { value, onChange, isDisabled } = props;
  const translate = useTranslate();
  return (
    <LabelledGroup {...props}>
      <FormGroup row>
        {rights.map((right) => (
          <FormControlLabel
            key={right}
            label={translate(`rights.${right}`)}
            disabled={isDisabled}
            control={
              <Checkbox
                size="small"
                checked={value[right]}
                onChange={(_, isOn) => onChange({ ...value, [right]: isOn })}
              />
            }
          />
        ))}
      </FormGroup>
    </LabelledGroup>
  );
};

export const accessFlags: ViewOf<'accessFlags'> = {
  Show: AccessShow,
  Input: AccessInput,
  asText: (value, _context, { translate }) => granted(value, translate),
};
