import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { contentLanguages, languageCode } from '../../../schemas';
import { languageName, useLabels } from '../../fields/labels';
import { numberFormat } from '../../ui/format/formatters';
import type { PictureProps } from '../../views/screenContexts';
import { Screen } from './Screen';
import { changedLanguage, textsIn, unreadablePairs } from './startScreen';

interface LanguagesProps {
  /** What they are for. */
  label: string;
  open: string;
  onOpen(language: string): void;
}

const Languages = ({ label, open, onOpen }: LanguagesProps) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={open}
      onChange={(_, language: string | null) => language && onOpen(language)}
      aria-label={label}
    >
      {contentLanguages.map((language) => (
        <ToggleButton
          key={language}
          value={language}
          title={languageName(language, translate)}
          aria-label={`${languageCode(language)}: ${languageName(language, translate)}`}
        >
          {languageCode(language)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const Unreadable = ({ definition, record }: PictureProps) => {
  const labels = useLabels(definition.name);
  const locale = useLocale();
  const pairs = unreadablePairs(definition.fields, record);
  const one = numberFormat(locale, { minimumFractionDigits: 1 });
  if (pairs.length === 0) return labels.screen('ok');
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {labels.screen('unreadable')}
      {pairs.map(({ text, on, ratio }) => (
        <Box key={text} component="span" sx={{ display: 'block' }}>
          {labels.screen('pair', {
            text: labels.field(text),
            on: labels.field(on),
            ratio: one.format(ratio),
          })}
        </Box>
      ))}
    </Box>
  );
};

/** The first language that has texts. */
const firstLanguage = (record: PictureProps['record']): string =>
  contentLanguages.find((language) => textsIn(record, language).length > 0) ?? contentLanguages[0];

/** The language that is shown: the one that was chosen, or that something was written in since. */
const useShownLanguage = (record: PictureProps['record']) => {
  const [language, setLanguage] = useState(() => firstLanguage(record));
  const [seen, setSeen] = useState(record);
  if (seen.textTranslations !== record.textTranslations) {
    setSeen(record);
    setLanguage(changedLanguage(seen, record) ?? language);
  }
  return [language, setLanguage] as const;
};

/** What a kiosk shows first, as the form has it now: its colours, pictures, and texts in a language. */
const KioskStartScreen = ({ definition, record }: PictureProps) => {
  const { screen: text } = useLabels(definition.name);
  const [language, setLanguage] = useShownLanguage(record);
  const shown = textsIn(record, language);
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      <Languages label={text('languages')} open={language} onOpen={setLanguage} />
      <Screen
        definition={definition}
        record={record}
        texts={shown}
        language={languageCode(language)}
      />
      <Typography
        component="figcaption"
        variant="body2"
        color="text.secondary"
        sx={{ display: 'grid', gap: 0.5 }}
      >
        <Unreadable definition={definition} record={record} />
        {shown.length === 0 && <span>{text('noTexts')}</span>}
        <span>{text('caption')}</span>
      </Typography>
    </Box>
  );
};

export default KioskStartScreen;
