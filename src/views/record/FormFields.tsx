import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { type DataRecord, type FieldLayout, isShown, type Resource } from '../../../schemas';
import { type FieldControl, type FieldEntry, FieldScope } from '../../fields/FieldScope';
import { fieldOf, fieldsOf, isEntered } from '../../fields/fields';
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

interface ScreenOptions extends Pick<Props, 'definition' | 'mode'> {
  /** With the values as they are entered. */
  record: Record<string, unknown>;
}

const namesOf = (line: string | readonly string[]): readonly string[] =>
  typeof line === 'string' ? [line] : line;

/** A field's state in the form of the record. */
const useControl = (name: string): FieldControl => {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useController({ name });
  return { value, onChange, onBlur, inputRef: ref, error: error?.message };
};

/** Fields beside each other where there is room. */
const Line = ({ names, isAlone }: { names: readonly string[]; isAlone: boolean }) => (
  <Box
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
      <FieldSlot key={name} name={name} isAlone={isAlone} />
    ))}
  </Box>
);

/** Whether a field of the record is on screen in a mode. */
const isOnScreen = (name: string, { definition, record, mode }: ScreenOptions): boolean => {
  const field = fieldOf(definition, name);
  const { create } = definition.verbs;
  const only = create ? create.fields : undefined;
  if (!isShown(field, record)) return false;
  if (mode !== 'create') return field.only !== 'create';
  return isEntered(field, 'create') && (only === undefined || only.includes(name));
};

/** The fields of a tab, shown or entered, in the lines and sections that the definition gives. */
export const FormFields = ({ definition, record, mode, layout, onSubmit }: Props) => {
  const labels = useLabels(definition.name);
  const id = useId();
  const values = useWatch() as Record<string, unknown>;
  const current = mode === 'view' ? record : { ...record, ...values };
  const shown = { definition, record: current, mode };
  const entry: FieldEntry | undefined =
    mode === 'view' ? undefined : { id, mode: mode === 'create' ? mode : 'update', useControl };
  const isAlone =
    Object.values(layout).flatMap((lines) => lines.flat()).length === 1 &&
    definition.detail.length > 1;
  const sections = Object.entries(layout)
    .map(([section, lines]) => ({
      section,
      lines: lines
        .map((line) => namesOf(line).filter((name) => isOnScreen(name, shown)))
        .filter((names) => names.length > 0),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <FieldScope
      fields={fieldsOf(definition)}
      labelScope={labels}
      resource={definition.name}
      record={current}
      entry={entry}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{ display: 'grid', gap: 4 }}
      >
        {sections.map(({ section, lines }) => (
          <Box key={section} component="section" sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
            {section && (
              <Typography variant="subtitle1" component="h2" fontWeight={600}>
                {labels.section(section)}
              </Typography>
            )}
            {lines.map((names) => (
              <Line key={names.join(' ')} names={names} isAlone={isAlone} />
            ))}
          </Box>
        ))}
        {mode !== 'view' && <button type="submit" hidden aria-hidden tabIndex={-1} />}
      </Box>
    </FieldScope>
  );
};
