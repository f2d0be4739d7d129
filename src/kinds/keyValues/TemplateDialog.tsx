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
import { useLocale, useTranslate } from 'react-admin';
import { contentLanguages, type KeyValue, languageCode } from '../../../schemas';
import type { Option } from '../../fields/inputs/OptionPicker';
import type { FieldContext } from '../../fields/KindView';
import { rowsIn } from './keyValueRows';
import { TemplateTaking } from './TemplateTaking';
import { compare, languagesOf, type OnClash, withPairs } from './taking';
import { useTemplates } from './useTemplates';

type Rows = readonly KeyValue[];

/** Rows that a template has been added to. */
export interface Taken {
  readonly rows: Rows;
  readonly added: number;
  readonly replaced: number;
}

interface Props extends Pick<FieldContext, 'resource' | 'record'> {
  /** The rows that are there. */
  rows: Rows;
  /** The language that the rows are in; that of the reader where they are in none. */
  wanted: string | undefined;
  onClose(): void;
  onTake(taken: Taken): void;
}

interface ListProps {
  templates: readonly Option<number>[];
  /** The one that is being fetched. */
  pending: number | null;
  onChoose(id: number): void;
}

const TemplateList = ({ templates, pending, onChoose }: ListProps) => {
  const translate = useTranslate();
  return (
    <List disablePadding>
      {templates.map((template) => (
        <ListItem key={template.id} disablePadding>
          <ListItemButton
            component="button"
            type="button"
            disabled={pending !== null}
            onClick={() => onChoose(template.id)}
          >
            <ListItemText primary={template.title} />
            {pending === template.id && (
              <CircularProgress size={16} aria-label={translate('kinds.picker.loading')} />
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
};

/** A template whose rows have come. */
interface Fetched {
  readonly title: string;
  readonly properties: Rows;
}

/** What is chosen of the templates, step by step. */
const useChoice = (context: Pick<FieldContext, 'resource' | 'record'>) => {
  const { propertiesOf, ...offered } = useTemplates(context);
  const [pending, setPending] = useState<number | null>(null);
  const [hasRefused, setRefused] = useState(false);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  return {
    ...offered,
    hasFailed: offered.hasFailed || hasRefused,
    pending,
    fetched,
    forget: () => setFetched(null),
    choose: async (id: number) => {
      setPending(id);
      setRefused(false);
      try {
        const title = offered.templates.find((one) => one.id === id)?.title ?? '';
        setFetched({ title, properties: await propertiesOf(id) });
      } catch {
        setRefused(true);
      } finally {
        setPending(null);
      }
    },
  };
};

/** Offers the property templates. */
const TemplateChoice = ({ choice }: { choice: ReturnType<typeof useChoice> }) => {
  const translate = useTranslate();
  const { templates, isPending, hasFailed, pending, choose } = choice;
  return (
    <>
      {hasFailed && <Alert severity="error">{translate('kinds.templates.failed')}</Alert>}
      {isPending && !hasFailed && (
        <CircularProgress size={24} aria-label={translate('kinds.picker.loading')} />
      )}
      {!isPending && !hasFailed && templates.length === 0 && (
        <Typography color="text.secondary">{translate('kinds.templates.none')}</Typography>
      )}
      <TemplateList templates={templates} pending={pending} onChoose={choose} />
    </>
  );
};

/** What is taken of a template: the rows of a language, beside those that are there. */
const useTaking = (fetched: Fetched | null, rows: Rows, wanted: readonly string[]) => {
  const [language, setLanguage] = useState<string>();
  const [onClash, setOnClash] = useState<OnClash>('keep');
  const properties = fetched?.properties ?? [];
  const languages = languagesOf(properties, wanted);
  const taken = languages.find((one) => one === language) ?? languages[0] ?? '';
  const pairs = rowsIn(properties, taken);
  const comparison = compare(rows, pairs);
  const replaced = onClash === 'replace' ? comparison.clashes.length : 0;
  return {
    ...{ languages, language: taken, comparison, onClash },
    onLanguage: setLanguage,
    onClashChosen: setOnClash,
    next: { rows: withPairs(rows, pairs, onClash), added: comparison.added.length, replaced },
  };
};

/** Offers the property templates, and hands over the rows with what is taken of the one that is chosen. */
export const TemplateDialog = ({ rows, wanted, onClose, onTake, ...context }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const choice = useChoice(context);
  const { fetched, forget } = choice;
  const readers = contentLanguages.filter((one) => languageCode(one) === languageCode(locale));
  const { next, ...taking } = useTaking(fetched, rows, wanted ? [wanted, ...readers] : readers);
  const take = () => {
    onTake(next);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {fetched?.title ?? translate('kinds.templates.title')}
      </DialogTitle>
      <DialogContent>
        {!fetched && <TemplateChoice choice={choice} />}
        {fetched && taking.languages.length === 0 && (
          <Typography color="text.secondary">{translate('kinds.templates.empty')}</Typography>
        )}
        {fetched && taking.languages.length > 0 && <TemplateTaking {...taking} />}
      </DialogContent>
      <DialogActions>
        {fetched && (
          <Button sx={{ mr: 'auto' }} onClick={forget}>
            {translate('kinds.templates.back')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('kinds.templates.cancel')}</Button>
        {fetched && (
          <Button variant="contained" disabled={next.added + next.replaced === 0} onClick={take}>
            {translate('kinds.templates.take')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
