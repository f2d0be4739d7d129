import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { inOrder, isOver } from '../../../resources/ticketing/shared/exceptionOrder';
import type { Resource } from '../../../schemas';
import { shownDay } from '../../../schemas/days/shownDay';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { type ResourceLabels, useLabels } from '../../fields/labels';
import { Part } from '../../ui/Part';
import { RowButtons } from '../../ui/rows/RowButtons';
import { ToneChip } from '../../ui/ToneChip';
import { hoursText } from './hoursText';
import { rowLook, rowsLook } from './rows';
import type { Exception } from './useTimes';

/** As many are shown at first. */
const SHOWN_AT_FIRST = 5;

interface Props {
  definition: Resource;
  exceptions: readonly Exception[];
  today: string;
  labels: ResourceLabels;
  may: { readonly create: boolean; readonly update: boolean; readonly delete: boolean };
  onAdd(): void;
  onEdit(id: number): void;
  onDelete(exception: Exception): void;
}

/** The days of an exception: one, or the first and the last. */
const daysOf = ({ dateFrom, dateTo }: Exception, locale: string): string =>
  dateTo === null || dateTo === dateFrom
    ? shownDay(dateFrom ?? '', locale)
    : `${shownDay(dateFrom ?? '', locale)} – ${shownDay(dateTo, locale)}`;

/** Exceptions, the next first: five at first, and the others on demand. */
export const Exceptions = ({ definition, exceptions, today, labels, may, ...props }: Props) => {
  const { onAdd, onEdit, onDelete } = props;
  const own = useLabels(definition.name);
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const all = inOrder(exceptions, today);
  const shown = isWhole ? all : all.slice(0, SHOWN_AT_FIRST);
  const hoursOf = ({ active, openFrom, openUntil }: Exception) =>
    active && openFrom && openUntil
      ? hoursText({ from: openFrom, until: openUntil }, labels)
      : labels.screen('closed');
  return (
    <Part
      title={labels.screen('exceptions')}
      actions={
        may.create && (
          <Button size="small" startIcon={<AddIcon />} onClick={onAdd}>
            {own.about('views.addNamed')}
          </Button>
        )
      }
    >
      {all.length === 0 && (
        <Box sx={{ color: 'text.secondary', py: 1 }}>{labels.screen('noExceptions')}</Box>
      )}
      <Box component="ul" sx={rowsLook}>
        {shown.map((exception) => (
          <Box component="li" key={exception.id} sx={rowLook}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 'fontWeightMedium' }}>
                {daysOf(exception, locale)}{' '}
                {isOver(exception, today) && (
                  <ToneChip tone="default" label={labels.screen('over')} />
                )}
              </Box>
              {exception.comment && <Box sx={{ color: 'text.secondary' }}>{exception.comment}</Box>}
            </Box>
            <Box sx={{ flex: '0 1 170px', color: 'text.secondary' }}>
              <FieldScope
                fields={definition.fields}
                labelScope={own}
                resource={definition.name}
                record={exception}
              >
                <FieldShow name="weekDayMask" isCell />
              </FieldScope>
            </Box>
            <Box sx={{ flex: '0 0 110px' }}>{hoursOf(exception)}</Box>
            <Box sx={{ ml: 'auto' }}>
              <RowButtons
                name={exception.called}
                onEdit={may.update ? () => onEdit(exception.id) : undefined}
                onDelete={may.delete ? () => onDelete(exception) : undefined}
              />
            </Box>
          </Box>
        ))}
      </Box>
      {all.length > SHOWN_AT_FIRST && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? labels.screen('showFewer')
            : labels.screen('showMore', { count: all.length - SHOWN_AT_FIRST })}
        </Button>
      )}
    </Part>
  );
};
