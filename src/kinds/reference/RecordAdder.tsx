import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import {
  bearsIds,
  emptyValues,
  type OptionsOf,
  type Source,
  sourcesOf,
  type ValueOf,
} from '../../../schemas';
import { PickOne } from '../../fields/inputs/OptionPicker';
import type { InputProps } from '../../fields/KindView';
import { ReferenceChoices } from './ReferenceChoices';

type Value = ValueOf<'rows'>;
type Props = InputProps<Value, OptionsOf<'rows'>> & { onAdd(row: Value[number]): void };

interface AdderProps extends Props {
  source: Source;
  /** What is chosen; where it can only be one thing, that it is chosen. */
  label: string;
}

const RecordAdder = ({ source, label, onAdd, ...props }: AdderProps) => {
  const { id, value, field } = props;
  const { to, idField, titleIn } = source;
  const hasAdded = useRef(false);
  const pickerId = `${id}-new-${idField}`;
  // The field starts again with each row: who types on stays in it.
  useEffect(() => {
    if (!hasAdded.current) return;
    hasAdded.current = false;
    document.getElementById(pickerId)?.focus();
  });
  const context = { ...props, field: field.fields[idField] ?? { kind: 'reference', to } };
  // Who bears the record's id is there once.
  const taken = bearsIds(field.chosenFrom) ? value.map((row) => row.id) : [];
  return (
    <ReferenceChoices context={context} chosen={[]} kept={{ label }}>
      {({ options, titleOf: _titleOf, ...choices }) => (
        <PickOne
          key={value.length}
          id={pickerId}
          label={label}
          {...choices}
          options={options.filter((option) => !taken.includes(option.id))}
          value={null}
          isRequired={false}
          isDisabled={props.isDisabled}
          onBlur={props.onBlur}
          onChange={(chosenId) => {
            const option = options.find((one) => one.id === chosenId);
            if (!option) return;
            hasAdded.current = true;
            const chosen = { [titleIn]: option.title, [idField]: option.id };
            onAdd({ ...emptyValues(field.fields), id: null, ...chosen });
          }}
        />
      )}
    </ReferenceChoices>
  );
};

/** Adds a row by choosing the record that it stands for, of one of the resources that it can be of. */
export const RecordAdders = (props: Props) => {
  const { field, labelScope, name } = props;
  const translate = useTranslate();
  const choose = translate('kinds.rows.choose');
  const labels = labelScope.rows(name);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { md: 'repeat(auto-fit, minmax(0, 1fr))' },
      }}
    >
      {sourcesOf(field).map((source) => (
        <RecordAdder
          key={source.idField}
          {...props}
          source={source}
          label={bearsIds(field.chosenFrom) ? choose : `${choose}: ${labels.field(source.idField)}`}
        />
      ))}
    </Box>
  );
};
