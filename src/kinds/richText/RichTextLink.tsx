import InsertLink from '@mui/icons-material/InsertLink';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

/** An address without a scheme of the harmless ones is taken for that of a web site. */
const targetOf = (address: string): string =>
  /^(https?:|mailto:|tel:|[/#])/i.test(address) ? address : `https://${address}`;

interface DialogProps {
  /** What the field starts with; `null` while the dialog is closed. */
  address: string | null;
  onChange(address: string): void;
  onApply(): void;
  onClose(): void;
}

const LinkDialog = ({ address, onChange, onApply, onClose }: DialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const applyByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onApply();
  };
  return (
    <Dialog open={address !== null} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{translate('kinds.richText.link')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          size="small"
          margin="dense"
          id={`${id}-address`}
          label={translate('kinds.richText.address')}
          value={address ?? ''}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={applyByKey}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('kinds.richText.cancel')}</Button>
        <Button variant="contained" onClick={onApply}>
          {translate('kinds.richText.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The button that makes the chosen text a link; an empty address takes the link away. */
export const RichTextLink = () => {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const [address, setAddress] = useState<string | null>(null);
  const close = () => setAddress(null);
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address) chain.setMark('link', { href: targetOf(address) }).run();
    else chain.unsetMark('link').run();
    close();
  };
  const label = translate('kinds.richText.link');
  return (
    <>
      <ToggleButton
        value="link"
        size="small"
        aria-label={label}
        title={label}
        disabled={!editor?.isEditable}
        selected={editor?.isActive('link') ?? false}
        onClick={() => setAddress(editor.getAttributes('link').href ?? '')}
      >
        <InsertLink fontSize="inherit" />
      </ToggleButton>
      <LinkDialog address={address} onChange={setAddress} onApply={apply} onClose={close} />
    </>
  );
};
