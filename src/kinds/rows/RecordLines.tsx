import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type OptionsOf, sourceOf, sourcesOf } from '../../../schemas';
import { FieldGrid } from '../../fields/FieldGrid';
import { FieldScope } from '../../fields/FieldScope';
import { FieldSlot } from '../../fields/FieldSlot';
import type { LabelScope } from '../../fields/labels';
import { TOUCH } from '../../ui/theme/touch';
import { ReferredTitle } from '../reference/ReferredTitle';
import { chooserRoom, RECORD_LOOK, TITLE_LOOK } from './rowsLook';
import { besideChosen } from './shownFields';

interface Props {
  field: OptionsOf<'rows'>;
  rows: readonly Readonly<Record<string, unknown>>[];
  /** What the list is called, for screen readers. */
  label: string;
  labelScope: LabelScope;
  resource: string;
}

/** As wide and as high as so many buttons. */
const buttonsRoom = (count: number) =>
  ({ width: count * 34, height: 34, [TOUCH]: { width: count * 44, height: 44 } }) as const;

/** Rows that stand for records, to be read: each on the line on which it is entered. */
export const RecordLines = ({ field, rows, label, ...scope }: Props) => {
  const beside = besideChosen(field);
  const isMoved = (field.reorder || field.numberedBy !== undefined) && rows.length > 1;
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        sx={{ display: 'grid', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
      >
        {rows.map((row, index) => {
          const source = sourceOf(field, row);
          const title = String(row[source?.titleIn ?? ''] ?? '');
          return (
            <Paper
              key={String(row.id ?? `new ${index}`)}
              component="li"
              variant="outlined"
              sx={RECORD_LOOK}
            >
              {isMoved && <Box sx={buttonsRoom(1)} />}
              <Box sx={TITLE_LOOK}>
                {source && (
                  <ReferredTitle to={source.to} id={Number(row[source.idField])} title={title} />
                )}
              </Box>
              <Box sx={{ flex: '0 1 auto' }}>
                <FieldScope {...scope} fields={beside} record={row}>
                  <FieldGrid names={Object.keys(beside).filter((name) => !beside[name]?.derived)}>
                    {(name) => <FieldSlot name={name} isAlone={false} />}
                  </FieldGrid>
                </FieldScope>
              </Box>
              <Box sx={{ ml: 'auto', ...buttonsRoom(isMoved ? 3 : 1) }} />
            </Paper>
          );
        })}
      </Box>
      <Box sx={chooserRoom(sourcesOf(field).length, true)} />
    </>
  );
};
