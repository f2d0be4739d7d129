import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { ResourceLabels } from '../../fields/labels';
import { Part } from '../../ui/Part';
import { RowButtons } from '../../ui/rows/RowButtons';
import { hoursText } from './hoursText';
import { rowLook, rowsLook } from './rows';
import type { WeekHours } from './useTimes';

/** Weeks are read from Monday; Sunday is 0. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

interface Props {
  week: readonly WeekHours[];
  labels: ResourceLabels;
  may: { readonly create: boolean; readonly update: boolean; readonly delete: boolean };
  onAdd(weekday: number): void;
  onEdit(id: number): void;
  onDelete(hours: WeekHours): void;
}

/** The hours of each weekday, several where there are; each added, changed and deleted in dialogs. */
export const WeekdayHours = ({ week, labels, may, onAdd, onEdit, onDelete }: Props) => {
  const translate = useTranslate();
  const textOf = ({ openFrom, openUntil }: WeekHours) =>
    hoursText({ from: openFrom ?? '', until: openUntil ?? '' }, labels);
  const hoursOf = (weekday: number) =>
    week
      .filter((hours) => hours.weekday === weekday)
      .toSorted((one, other) => ((one.openFrom ?? '') < (other.openFrom ?? '') ? -1 : 1));
  return (
    <Part title={labels.screen('week')}>
      <Box component="ul" sx={rowsLook}>
        {WEEK.map((weekday) => {
          const day = translate(`codes.weekdaysFromSunday.${weekday}`);
          const blocks = hoursOf(weekday);
          return (
            <Box component="li" key={weekday} sx={rowLook}>
              <Box sx={{ flex: '0 0 110px', fontWeight: 'fontWeightMedium' }}>{day}</Box>
              <Box sx={{ flex: '1 1 220px', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                {blocks.length === 0 && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {labels.screen('closed')}
                  </Box>
                )}
                {blocks.map((hours) => (
                  <Box key={hours.id} sx={{ display: 'flex', alignItems: 'center' }}>
                    <span>{textOf(hours)}</span>
                    <RowButtons
                      name={hours.called}
                      onEdit={may.update ? () => onEdit(hours.id) : undefined}
                      onDelete={may.delete ? () => onDelete(hours) : undefined}
                    />
                  </Box>
                ))}
              </Box>
              {may.create && (
                <IconButton
                  size="small"
                  aria-label={labels.screen('addOn', { day })}
                  onClick={() => onAdd(weekday)}
                >
                  <AddIcon fontSize="small" />
                </IconButton>
              )}
            </Box>
          );
        })}
      </Box>
    </Part>
  );
};
