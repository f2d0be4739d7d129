import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useCopied } from './useCopied';

interface Props {
  /** What is copied. */
  text: string;
  /** What it is called. */
  label: string;
}

/** Puts a text on the clipboard. */
export const CopyButton = ({ text, label }: Props) => {
  const translate = useTranslate();
  const { copied, copy } = useCopied();
  const isCopied = copied === text;
  const name = translate(isCopied ? 'kinds.copy.done' : 'kinds.copy.copy', { label });
  const Icon = isCopied ? CheckIcon : CopyIcon;
  return (
    <IconButton size="small" aria-label={name} title={name} onClick={() => copy(text)}>
      <Icon fontSize="small" />
    </IconButton>
  );
};
