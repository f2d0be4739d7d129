import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { isSafeUrl } from '../../../schemas/html/safeUrl';
import { readableOn } from '../../ui/theme/contrast';
import { textOption } from '../control';
import { DocumentContext } from '../DocumentContext';
import { element } from '../element';
import { elementIs } from '../testers';
import { type DisplayProps, placeOf } from './DisplayProps';

/** The accent of the light theme, which documents are in. */
const ACCENT = '#0b6b63';

const colours = (row: DisplayProps['row']) => {
  const background = textOption(row, 'buttonColor') || ACCENT;
  const color = readableOn(background, textOption(row, 'buttonTextColor') || '#ffffff');
  return { backgroundColor: background, color };
};

const useAction = (row: DisplayProps['row']) => {
  const { isReadOnly = false, onSubmit, onReset } = useContext(DocumentContext);
  const url = textOption(row, 'url');
  switch (row.options.buttonType) {
    case 'link':
      return isSafeUrl(url) ? { href: url } : {};
    case 'reset':
      return { onClick: onReset, disabled: isReadOnly };
    default:
      return { onClick: onSubmit, disabled: isReadOnly };
  }
};

/** A button of a document; its words are never in a colour that can't be read on it. */
export const ButtonDisplay = ({ row }: DisplayProps) => {
  const translate = useTranslate();
  const action = useAction(row);
  const { buttonType } = row.options;
  const kind = buttonType === 'reset' || buttonType === 'link' ? buttonType : 'submit';
  return (
    <Box sx={{ display: 'flex' }} style={{ justifyContent: placeOf(row.options.buttonPosition) }}>
      <Button
        variant="contained"
        {...action}
        style={colours(row)}
        sx={{
          whiteSpace: 'normal',
          '&:hover': { filter: 'brightness(0.94)' },
          '&:disabled': { opacity: 0.5 },
        }}
      >
        {textOption(row, 'title') || translate(`documents.values.buttonType.${kind}`)}
      </Button>
    </Box>
  );
};

export const buttonRenderer = { tester: elementIs('button'), renderer: element(ButtonDisplay) };
