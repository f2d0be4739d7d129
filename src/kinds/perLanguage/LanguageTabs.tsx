import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Unfilled from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { languageName } from '../../fields/labels';

interface Props {
  id: string;
  /** What the tabs belong to, for screen readers. */
  label: string;
  languages: readonly string[];
  /** Languages that something is wrong in. */
  wrong?: readonly string[];
  /** What a language that isn't complete still lacks, by language; empty where it has nothing at all. */
  lacking?: Readonly<Record<string, string>>;
  /** The language that is open; the first one where there is no such language. */
  open: string | undefined;
  onOpen(language: string): void;
  children(language: string): ReactNode;
}

/** On a phone all languages of a shop stand beside each other. */
const tabLook = { minHeight: 40, minWidth: { xs: 0, sm: 90 }, px: { xs: 1.25, sm: 2 } } as const;

/** A tab for each language, with a mark where something is wrong or still lacking. */
export const LanguageTabs = ({ id, label, languages, open, onOpen, children, ...marks }: Props) => {
  const translate = useTranslate();
  const { wrong = [], lacking = {} } = marks;
  const markOf = (language: string) => {
    const fields = lacking[language];
    if (wrong.includes(language))
      return (
        <ErrorOutline
          color="error"
          fontSize="small"
          titleAccess={translate('kinds.languages.wrong')}
        />
      );
    if (fields === undefined) return undefined;
    const title = translate(`kinds.languages.${fields ? 'lacking' : 'empty'}`, { fields });
    return <Unfilled sx={{ fontSize: 12 }} titleAccess={title} />;
  };
  const shown = open !== undefined && languages.includes(open) ? open : languages[0];
  if (shown === undefined) return null;
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, language: string) => onOpen(language)}
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
            label={languageName(language, translate)}
            iconPosition="end"
            icon={markOf(language)}
            sx={tabLook}
          />
        ))}
      </Tabs>
      <Box key={shown} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${shown}`}>
        {children(shown)}
      </Box>
    </>
  );
};
