import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { languageName } from '../../fields/labels';
import type { Comparison, OnClash } from './taking';

interface Props {
  /** The languages that the template has, and the one whose rows are taken. */
  languages: readonly string[];
  language: string;
  onLanguage(language: string): void;
  comparison: Comparison;
  onClash: OnClash;
  onClashChosen(onClash: OnClash): void;
}

const Lines = ({ children }: { children: ReactNode }) => (
  <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

const Clashes = ({
  comparison: { clashes },
  onClash,
  onClashChosen,
}: Pick<Props, 'comparison' | 'onClash' | 'onClashChosen'>) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <>
      <Typography id={id} sx={{ mt: 2 }}>
        {translate('kinds.templates.clashes', { smart_count: clashes.length })}
      </Typography>
      <Lines>
        {clashes.map(({ key, before, after }) => (
          <li key={key}>{`${key}: ${before} → ${after}`}</li>
        ))}
      </Lines>
      <RadioGroup
        aria-labelledby={id}
        value={onClash}
        onChange={(_, value) => onClashChosen(value === 'replace' ? 'replace' : 'keep')}
      >
        {(['keep', 'replace'] as const).map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" />}
            label={translate(`kinds.templates.${choice}`)}
          />
        ))}
      </RadioGroup>
    </>
  );
};

/** Asks in which language a template is taken over, and reports what becomes of the rows. */
export const TemplateTaking = ({ languages, language, onLanguage, ...clashing }: Props) => {
  const translate = useTranslate();
  const { added, clashes, same } = clashing.comparison;
  return (
    <>
      <TextField
        select
        fullWidth
        autoFocus
        size="small"
        margin="dense"
        label={translate('kinds.templates.language')}
        value={language}
        onChange={({ target }) => onLanguage(target.value)}
      >
        {languages.map((one) => (
          <MenuItem key={one} value={one}>
            {languageName(one, translate)}
          </MenuItem>
        ))}
      </TextField>
      <div role="status">
        <Typography sx={{ mt: 2 }}>
          {added.length > 0
            ? translate('kinds.templates.added', { smart_count: added.length })
            : translate('kinds.templates.noneAdded')}
        </Typography>
        <Lines>
          {added.map(({ key, value }) => (
            <li key={key}>{`${key}: ${value}`}</li>
          ))}
        </Lines>
        {same > 0 && (
          <Typography color="text.secondary" sx={{ mt: 2 }}>
            {translate('kinds.templates.same', { smart_count: same })}
          </Typography>
        )}
      </div>
      {clashes.length > 0 && <Clashes {...clashing} />}
    </>
  );
};
