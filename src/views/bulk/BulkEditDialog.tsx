import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { checkValue, type DataRecord, emptyRecord, type Resource } from '../../../schemas';
import { FieldInput } from '../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { fieldOf, fieldsOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { useProblemText } from '../../fields/useProblemText';
import { bulkFieldsOf } from '../../session/rights';
import { NumberChangeInput } from './NumberChangeInput';
import { changedParts, readChange, shapeOf, type TypedChange } from './numberChanges';

interface Props {
  definition: Resource;
  /** The rows that are changed. */
  rows: readonly DataRecord[];
  /** @param partsOf what follows from the values of each row */
  onSave(
    data: Record<string, unknown>,
    partsOf: (row: DataRecord) => Record<string, unknown>,
  ): void;
  onClose(): void;
}

/** Asks which fields of several rows get which value; the others stay as each row has them. */
const BulkEditDialog = ({ definition, rows, onSave, onClose }: Props) => {
  const count = rows.length;
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const textOf = useProblemText(definition.name);
  const id = useId();
  const [values, setValues] = useState(() => emptyRecord(definition));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [changes, setChanges] = useState<Readonly<Record<string, TypedChange>>>({});
  const problemOf = (name: string) =>
    chosen.includes(name) && !changes[name]
      ? checkValue(values[name], fieldOf(definition, name), {}, 'update')
      : undefined;
  const errorOf = (name: string) => {
    const problem = isChecked ? problemOf(name) : undefined;
    return problem && textOf(problem);
  };
  const choose = (name: string, isChosen: boolean) =>
    setChosen((before) => [
      ...before.filter((other) => other !== name),
      ...(isChosen ? [name] : []),
    ]);
  const change = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }));
    choose(name, true);
  };
  const save = () => {
    setChecked(true);
    const isWrong = (name: string) =>
      changes[name] ? readChange(changes[name]) === undefined : problemOf(name) !== undefined;
    if (chosen.some(isWrong)) return;
    const set = chosen.filter((name) => !changes[name]);
    onSave(Object.fromEntries(set.map((name) => [name, values[name]])), (row) =>
      changedParts(definition, changes, chosen, row),
    );
  };
  const follow = (name: string, next: TypedChange | undefined) => {
    setChanges(({ [name]: _before, ...others }) => (next ? { ...others, [name]: next } : others));
    choose(name, true);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {translate('views.bulk.editTitle', {
          count,
          resource: (count === 1 ? labels.one() : labels.several()).toLowerCase(),
        })}
      </DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 }, display: 'grid', gap: 2 }}>
        <FieldScope
          fields={fieldsOf(definition)}
          labelScope={labels}
          resource={definition.name}
          record={values}
          entry={{ id, mode: 'optional', useControl: controlsOf(values, change, errorOf) }}
        >
          {bulkFieldsOf(definition).map((name) => (
            <Box key={name} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
              <Checkbox
                checked={chosen.includes(name)}
                onChange={({ target }) => choose(name, target.checked)}
                slotProps={{
                  input: {
                    'aria-label': translate('views.bulk.change', { field: labels.field(name) }),
                  },
                }}
              />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {shapeOf(fieldOf(definition, name)) ? (
                  <NumberChangeInput
                    name={name}
                    rows={rows}
                    definition={definition}
                    change={changes[name]}
                    isChecked={isChecked && chosen.includes(name)}
                    onChange={(next) => follow(name, next)}
                  />
                ) : (
                  <FieldInput name={name} />
                )}
              </Box>
            </Box>
          ))}
        </FieldScope>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('views.cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={save}>
          {translate('views.bulk.apply', { smart_count: count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default BulkEditDialog;
