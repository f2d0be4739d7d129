import UploadIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../dataProvider/session';

/** Opens the device's own dialog to choose files; absent for who may not add any. */
export const UploadButton = ({ onChoose }: { onChoose(): void }) => {
  const translate = useTranslate();
  if (!isAllowed('media', 'create')) return null;
  return (
    <Button variant="contained" startIcon={<UploadIcon />} onClick={onChoose}>
      {translate('media.actions.upload')}
    </Button>
  );
};
