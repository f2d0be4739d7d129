import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type RowType, rowTypes } from '../../../../schemas/documents';
import { PaletteItem } from './PaletteItem';

interface Props {
  /** Its items can be dragged to the rows. */
  isBeside: boolean;
  onChoose(type: RowType): void;
}

const groups = [
  { name: 'asks', types: rowTypes.filter(({ isInput }) => isInput) },
  { name: 'shows', types: rowTypes.filter(({ isInput }) => !isInput) },
];

/** The types of rows that a document can have; the chosen one is added. */
export const Palette = ({ isBeside, onChoose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {groups.map(({ name, types }) => (
        <Box key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <Typography id={`${id}-${name}`} variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            {translate(`documentBuilder.palette.${name}`)}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: isBeside ? 0 : 0.5,
              gridTemplateColumns: isBeside ? '1fr' : 'repeat(auto-fill, minmax(9rem, 1fr))',
            }}
          >
            {types.map((type) => (
              <PaletteItem
                key={type.code}
                type={type}
                isDraggable={isBeside}
                onChoose={() => onChoose(type)}
              />
            ))}
          </Box>
        </Box>
      ))}
      {isBeside && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('documentBuilder.palette.help')}
        </Typography>
      )}
    </Box>
  );
};
