import CloseIcon from '@mui/icons-material/UnfoldLess';
import OpenIcon from '@mui/icons-material/UnfoldMore';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface Props {
  /** One of the rows with others beneath them is open. */
  isOpen: boolean;
  onToggle(): void;
}

/** Closes all rows of a tree, or opens them: in its head, where it takes no room from the rows. */
export const AllToggle = ({ isOpen, onToggle }: Props) => {
  const translate = useTranslate();
  const label = translate(isOpen ? 'views.tree.closeAll' : 'views.tree.openAll');
  const Icon = isOpen ? CloseIcon : OpenIcon;
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={onToggle} sx={{ my: -0.5 }}>
      <Icon fontSize="small" />
    </IconButton>
  );
};
