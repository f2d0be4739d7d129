import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { LanguageTabs } from './LanguageTabs';

interface Props {
  id: string;
  label: string;
  languages: readonly string[];
  wrong?: readonly string[];
  /** What a language that isn't complete still lacks, by language. */
  lacking?: Readonly<Record<string, string>>;
  /** Two languages beside each other where there is room. */
  isDouble?: boolean;
  /** The language that is open in the first pane. */
  open: string | undefined;
  onOpen(language: string): void;
  /** @param pane prefix for ids, for a language may be open in both panes */
  children(language: string, pane: string): ReactNode;
}

/** Blocks of languages: one at a time, or a second one beside the first to write from. */
export const LanguagePanes = ({ id, label, isDouble, children, ...props }: Props) => {
  const translate = useTranslate();
  const hasRoom = useMediaQuery('(min-width: 1200px)');
  const { open, onOpen, ...common } = props;
  const { languages } = common;
  const [beside, setBeside] = useState(languages[1]);
  const first = (
    <LanguageTabs {...common} id={id} label={label} open={open} onOpen={onOpen}>
      {(language) => children(language, id)}
    </LanguageTabs>
  );
  if (!isDouble || !hasRoom || languages.length < 2) return first;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <Box sx={{ minWidth: 0 }}>{first}</Box>
      <Box sx={{ minWidth: 0 }}>
        <LanguageTabs
          {...common}
          id={`${id}-beside`}
          label={translate('kinds.languages.beside', { label })}
          open={beside}
          onOpen={setBeside}
        >
          {(language) => children(language, `${id}-beside`)}
        </LanguageTabs>
      </Box>
    </Box>
  );
};
