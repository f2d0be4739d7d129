import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  id: string;
  /** What the tabs belong to, for screen readers. */
  label: string;
  languages: readonly string[];
  /** Languages that something is wrong in. */
  wrong?: readonly string[];
  /** The language that is open at first; the first one unless given. */
  start?: string;
  /** Told which language is open from now on. */
  onOpen?(language: string): void;
  children(language: string): ReactNode;
}

/** A tab for each language, with a mark where something is wrong. */
export const LanguageTabs = ({ id, label, languages, wrong = [], children, ...props }: Props) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(props.start ?? languages[0]);
  const shown = chosen !== undefined && languages.includes(chosen) ? chosen : languages[0];
  if (shown === undefined) return null;
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, language: string) => {
          setChosen(language);
          props.onOpen?.(language);
        }}
        variant="scrollable"
        aria-label={label}
        sx={{ minHeight: 40, mb: 2, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {languages.map((language) => (
          <Tab
            key={language}
            value={language}
            id={`${id}-tab-${language}`}
            aria-controls={`${id}-panel`}
            label={translate(`codes.languages.${language}`, { _: language })}
            iconPosition="end"
            icon={
              wrong.includes(language) ? (
                <ErrorOutline
                  color="error"
                  fontSize="small"
                  titleAccess={translate('kinds.languages.wrong')}
                />
              ) : undefined
            }
            sx={{ minHeight: 40 }}
          />
        ))}
      </Tabs>
      <Box key={shown} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${shown}`}>
        {children(shown)}
      </Box>
    </>
  );
};
