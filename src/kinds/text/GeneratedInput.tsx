import Casino from '@mui/icons-material/CasinoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { OptionsOf } from '../../../schemas';
import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps } from '../../fields/KindView';
import { capitalUuid } from './capitalUuid';

/** A text with a button that fills it in. */
export const GeneratedInput = (props: InputProps<string, OptionsOf<'text'>>) => {
  const translate = useTranslate();
  const { label, onChange, isDisabled } = props;
  const name = translate('kinds.text.generate', { label });
  return (
    <TextInput
      {...props}
      end={
        <Tooltip title={name}>
          <span>
            <IconButton
              edge="end"
              aria-label={name}
              disabled={isDisabled}
              onClick={() => onChange(capitalUuid())}
            >
              <Casino />
            </IconButton>
          </span>
        </Tooltip>
      }
    />
  );
};
