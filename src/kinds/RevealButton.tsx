import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface Props {
  isShown: boolean;
  onToggle(): void;
}

/** Shows a secret, or hides it again. */
export const RevealButton = ({ isShown, onToggle }: Props) => {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      aria-label={translate(isShown ? 'kinds.secret.hide' : 'kinds.secret.show')}
      onClick={onToggle}
    >
      {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
    </IconButton>
  );
};
