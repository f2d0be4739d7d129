import RemoveIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  checkValue,
  type DataRecord,
  emptyRecord,
  isBlank,
  type Resource,
  valuesOf,
} from '../../../schemas';
import { inSentence } from '../../../schemas/text/inSentence';
import { FieldInput } from '../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { fieldOf, fieldsOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { useProblemText } from '../../fields/useProblemText';
import { bulkFieldsOf } from '../../session/rights';
import { focusFirstField } from '../../ui/focus/firstField';
import { inWords } from '../conflicts/inWords';
import { FieldToChange } from './FieldToChange';
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

interface ChosenProps {
  /** The label of the button that leaves the field as it is. */
  leave: string;
  onLeave(): void;
  children: ReactNode;
}

/** A field that is changed, which takes the focus when it comes. */
const Chosen = ({ leave, onLeave, children }: ChosenProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) focusFirstField(place.current);
  }, []);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box ref={place} sx={{ flex: 1, minWidth: 0 }}>
        {children}
      </Box>
      <IconButton aria-label={leave} title={leave} onClick={onLeave}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** What a field of rows that all have one of its two values is changed to: the other; `undefined` of all others. */
const otherValue = (
  definition: Resource,
  rows: readonly DataRecord[],
  name: string,
): string | number | boolean | undefined => {
  const values = valuesOf(fieldOf(definition, name)) ?? [];
  const left = values.filter((value) => !rows.every((row) => row[name] === value));
  return values.length === 2 && left.length === 1 ? left[0] : undefined;
};

/** Which fields are changed, and to what: to one value for all rows, or each from its own. */
const useBulkEdit = ({ definition, rows, onSave }: Props) => {
  const textOf = useProblemText(definition.name);
  const [values, setValues] = useState(() => emptyRecord(definition));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [changes, setChanges] = useState<Readonly<Record<string, TypedChange>>>({});
  const problemOf = (name: string) =>
    chosen.includes(name) && !changes[name]
      ? checkValue(values[name], fieldOf(definition, name), {}, 'update')
      : undefined;
  const isWrong = (name: string) =>
    changes[name] ? readChange(changes[name]) === undefined : problemOf(name) !== undefined;
  const isEmptied = (name: string) =>
    !changes[name] &&
    isBlank(values[name]) &&
    rows.some((row) => !(name in row && isBlank(row[name])));

  return {
    values,
    chosen,
    isChecked,
    changes,
    /** The fields that become empty in rows that have something in them. */
    emptied: chosen.filter(isEmptied),
    errorOf: (name: string) => {
      const problem = isChecked ? problemOf(name) : undefined;
      return problem && textOf(problem);
    },
    choose: (name: string, isChosen: boolean) => {
      const other = otherValue(definition, rows, name);
      if (isChosen && other !== undefined) setValues((before) => ({ ...before, [name]: other }));
      setChosen((before) => [
        ...before.filter((chosenBefore) => chosenBefore !== name),
        ...(isChosen ? [name] : []),
      ]);
    },
    change: (name: string, value: unknown) => setValues((before) => ({ ...before, [name]: value })),
    /** Changes a field of each row from its own value; to one value for all without a change. */
    follow: (name: string, next: TypedChange | undefined) =>
      setChanges(({ [name]: _before, ...others }) => (next ? { ...others, [name]: next } : others)),
    save: () => {
      setChecked(true);
      if (chosen.some(isWrong)) return;
      const set = chosen.filter((name) => !changes[name]);
      onSave(Object.fromEntries(set.map((name) => [name, values[name]])), (row) =>
        changedParts(definition, changes, chosen, row),
      );
    },
  };
};

type EditProps = Props & { id: string; edit: ReturnType<typeof useBulkEdit> };

/** The fields that are changed. */
const ChosenFields = ({ definition, rows, id, edit }: EditProps) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const { values, chosen, change, errorOf } = edit;
  return (
    <FieldScope
      fields={fieldsOf(definition)}
      labelScope={labels}
      resource={definition.name}
      record={values}
      entry={{ id, mode: 'optional', useControl: controlsOf(values, change, errorOf) }}
    >
      {chosen.map((name) => (
        <Chosen
          key={name}
          leave={translate('views.bulk.leave', { field: labels.field(name) })}
          onLeave={() => edit.choose(name, false)}
        >
          {shapeOf(fieldOf(definition, name)) ? (
            <NumberChangeInput
              name={name}
              rows={rows}
              definition={definition}
              change={edit.changes[name]}
              isChecked={edit.isChecked}
              onChange={(next) => edit.follow(name, next)}
            />
          ) : (
            <FieldInput name={name} />
          )}
        </Chosen>
      ))}
    </FieldScope>
  );
};

/** Asks which fields of several rows get which value; the others stay as each row has them. */
const BulkEditDialog = (props: Props) => {
  const { definition, rows, onClose } = props;
  const count = rows.length;
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const id = useId();
  const edit = useBulkEdit(props);
  const { chosen, emptied } = edit;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {translate('views.bulk.editTitle', {
          count,
          resource: inSentence(count === 1 ? labels.one() : labels.several()),
        })}
      </DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 }, display: 'grid', gap: 2 }}>
        <ChosenFields {...props} id={id} edit={edit} />
        <FieldToChange
          names={bulkFieldsOf(definition).filter((name) => !chosen.includes(name))}
          nameOf={labels.field}
          onChoose={(name) => edit.choose(name, true)}
        />
        {emptied.length > 0 && (
          <Alert severity="warning" role="status">
            {translate('views.bulk.emptied', {
              fields: inWords(emptied.map(labels.field), translate),
            })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('views.cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={edit.save}>
          {translate('views.bulk.apply', { smart_count: count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default BulkEditDialog;
