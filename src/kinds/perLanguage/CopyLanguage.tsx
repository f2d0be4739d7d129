import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { OptionsOf, ValueOf } from '../../../schemas';
import { languageName } from '../../fields/labels';
import { focusFirstField } from '../../ui/focus/firstField';
import { TOUCH } from '../../ui/theme/touch';
import { copiedFrom, hasNothing } from './nothingIn';

type Block = ValueOf<'perLanguage'>[string];

interface Props {
  field: OptionsOf<'perLanguage'>;
  value: ValueOf<'perLanguage'>;
  languages: readonly string[];
  language: string;
  /** What the language has now. */
  block: Block | undefined;
  isDisabled?: boolean;
  /** Without it, as where the fields are only read, its room is kept. */
  onCopy?(block: Block): void;
}

const room = { mt: 2, height: 34, [TOUCH]: { height: 44 } } as const;

/** Begins a language that nothing has been entered in with what another one has. */
export const CopyLanguage = ({
  field,
  value,
  languages,
  language,
  block = {},
  ...props
}: Props) => {
  const translate = useTranslate();
  const other = languages.find((one) => one !== language && !hasNothing(field, value[one]));
  const from = other === undefined ? undefined : value[other];
  if (other === undefined || !from || !hasNothing(field, block)) return null;
  const { onCopy } = props;
  if (!onCopy) return <Box sx={room} />;
  const copy = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const panel = currentTarget.closest<HTMLElement>('[role="tabpanel"]');
    onCopy(copiedFrom(field, block, from));
    // The button that was pressed goes.
    if (panel) focusFirstField(panel);
  };
  return (
    <Button
      size="small"
      startIcon={<CopyIcon />}
      disabled={props.isDisabled}
      onClick={copy}
      sx={{ mt: 2 }}
    >
      {translate('kinds.languages.copy', { language: languageName(other, translate) })}
    </Button>
  );
};
