import UploadIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../dataProvider/session';
import { PHONE } from '../ui/theme/touch';

interface Props {
  /** It is what its page is opened for: on a phone it lies where the thumb is, as a list's button for new records does. */
  isMain?: boolean;
  onChoose(): void;
}

const floating = {
  [PHONE]: {
    position: 'fixed',
    zIndex: 5,
    right: 16,
    bottom: 16,
    minHeight: 48,
    borderRadius: '24px',
    boxShadow: '0 4px 12px var(--scrim)',
  },
} as const;

/** Opens the device's own dialog to choose files; absent for who may not add any. */
export const UploadButton = ({ isMain, onChoose }: Props) => {
  const translate = useTranslate();
  if (!isAllowed('media', 'create')) return null;
  return (
    <Button
      variant="contained"
      startIcon={<UploadIcon />}
      onClick={onChoose}
      sx={isMain ? floating : undefined}
    >
      {translate('media.actions.upload')}
    </Button>
  );
};
