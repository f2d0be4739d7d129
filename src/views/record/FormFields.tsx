import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { type DataRecord, type FieldLayout, isShown, type Resource } from '../../../schemas';
import { fieldOf, isEntered } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { FieldSlot } from './FieldSlot';
import type { FormMode } from './useRecordForm';

interface Props {
  definition: Resource;
  record: DataRecord;
  mode: FormMode;
  /** The fields by section; the section without a name has no heading. */
  layout: Readonly<Record<string, FieldLayout<string>>>;
  onSubmit(): void;
}

const namesOf = (line: string | readonly string[]): readonly string[] =>
  typeof line === 'string' ? [line] : line;

/** The fields of a tab, shown or entered, in the lines and sections that the definition gives. */
export const FormFields = ({ definition, record, mode, layout, onSubmit }: Props) => {
  const labels = useLabels(definition.name);
  const values = useWatch() as Record<string, unknown>;
  const current = mode === 'view' ? record : { ...record, ...values };
  const { create } = definition.verbs;
  const only = mode === 'create' && create ? create.fields : undefined;

  const names = Object.values(layout).flatMap((lines) => lines.flat());
  const isAlone = names.length === 1 && definition.detail.length > 1;

  const isOnScreen = (name: string) => {
    const field = fieldOf(definition, name);
    if (!isShown(field, current)) return false;
    if (only && !only.includes(name)) return false;
    return mode === 'create' ? isEntered(field, 'create') : field.only !== 'create';
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      {Object.entries(layout).map(([section, lines]) => {
        const shown = lines.map((line) => namesOf(line).filter(isOnScreen));
        if (shown.every((names) => names.length === 0)) return null;
        return (
          <Box key={section} component="section" sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
            {section && (
              <Typography variant="subtitle1" component="h2" fontWeight={600}>
                {labels.part('sections', section)}
              </Typography>
            )}
            {shown
              .filter((names) => names.length > 0)
              .map((names) => (
                <Box
                  key={names.join(' ')}
                  sx={{
                    display: 'grid',
                    gap: 2.5,
                    alignItems: 'start',
                    minWidth: 0,
                    gridTemplateColumns: {
                      xs: 'minmax(0, 1fr)',
                      md: `repeat(${names.length}, minmax(0, 1fr))`,
                    },
                  }}
                >
                  {names.map((name) => (
                    <FieldSlot
                      key={name}
                      definition={definition}
                      name={name}
                      record={current}
                      mode={mode}
                      isAlone={isAlone}
                    />
                  ))}
                </Box>
              ))}
          </Box>
        );
      })}
      {mode !== 'view' && <button type="submit" hidden aria-hidden tabIndex={-1} />}
    </Box>
  );
};
