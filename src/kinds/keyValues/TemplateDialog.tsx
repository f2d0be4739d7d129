import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { KeyValue } from '../../../schemas';
import type { Option } from '../../fields/inputs/OptionPicker';
import type { FieldContext } from '../../fields/KindView';
import { useTemplates } from './useTemplates';

interface Props extends Pick<FieldContext, 'resource' | 'record'> {
  isOpen: boolean;
  /** The language whose pairs are taken over. */
  language: string;
  onClose(): void;
  onChoose(pairs: readonly KeyValue[]): void;
}

interface ListProps {
  templates: readonly Option<number>[];
  /** The one that is being fetched. */
  chosen: number | null;
  onChoose(id: number): void;
}

const TemplateList = ({ templates, chosen, onChoose }: ListProps) => {
  const translate = useTranslate();
  return (
    <List disablePadding>
      {templates.map((template) => (
        <ListItem key={template.id} disablePadding>
          <ListItemButton
            component="button"
            type="button"
            disabled={chosen !== null}
            onClick={() => onChoose(template.id)}
          >
            <ListItemText primary={template.title} />
            {chosen === template.id && (
              <CircularProgress size={16} aria-label={translate('kinds.picker.loading')} />
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
};

/** Offers the property templates and hands over the pairs of the one that is chosen. */
export const TemplateDialog = ({ isOpen, language, onClose, onChoose, ...context }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const { templates, isPending, hasFailed, pairsOf } = useTemplates(context, isOpen);
  const [chosen, setChosen] = useState<number | null>(null);
  const [hasRefused, setRefused] = useState(false);

  const choose = async (templateId: number) => {
    setChosen(templateId);
    setRefused(false);
    try {
      onChoose(await pairsOf(templateId, language));
      onClose();
    } catch {
      setRefused(true);
    } finally {
      setChosen(null);
    }
  };

  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('kinds.templates.title')}</DialogTitle>
      <DialogContent>
        {(hasFailed || hasRefused) && (
          <Alert severity="error">{translate('kinds.templates.failed')}</Alert>
        )}
        {isPending && !hasFailed && (
          <CircularProgress size={24} aria-label={translate('kinds.picker.loading')} />
        )}
        {!isPending && !hasFailed && templates.length === 0 && (
          <Typography color="text.secondary">{translate('kinds.templates.none')}</Typography>
        )}
        <TemplateList templates={templates} chosen={chosen} onChoose={choose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('kinds.templates.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
};
