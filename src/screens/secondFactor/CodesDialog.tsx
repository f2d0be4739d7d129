import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useSession } from '../../session/useSession';
import { saveAsFile } from '../../ui/format/csv';
import { useCopied } from '../../ui/useCopied';
import { filled } from '../../ui/useTexts';
import { useFactorTexts } from './useFactorTexts';

interface Props {
  codes: readonly string[];
  onClose(): void;
}

/** Shows recovery codes, which the server reveals only once, to be kept. */
export const CodesDialog = ({ codes, onClose }: Props) => {
  const texts = useFactorTexts().recovery;
  const email = useSession()?.user.email ?? '';
  const id = useId();
  const { copied, copy } = useCopied();
  const text = codes.join('\n');
  const save = () =>
    saveAsFile(
      `${filled(texts.fileHead, { email })}\n\n${text}\n`,
      texts.fileName,
      'text/plain;charset=utf-8',
    );
  return (
    // Neither Escape nor a click beside it: what was not kept would be gone.
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {texts.shownOnce}
        </DialogContentText>
        <Box
          component="ul"
          aria-label={texts.title}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 2,
            display: 'grid',
            gridTemplateColumns: { sm: '1fr 1fr' },
            gap: 1,
            fontFamily: 'monospace',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={() => copy(text)} autoFocus>
          {copied === text ? texts.copied : texts.copy}
        </Button>
        <Button onClick={save}>{texts.save}</Button>
        <Button variant="contained" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
