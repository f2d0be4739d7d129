import type { ControlProps } from '@jsonforms/core';
import { withJsonFormsControlProps } from '@jsonforms/react';
import type { ComponentType } from 'react';
import type { DocumentRow, JsonSchema } from '../../schemas/documents';
import type { Labelled } from '../fields/inputs/textFieldProps';

/** What an input of a document, or of a row's options, is given. */
export interface ControlInputProps<Value> extends Labelled {
  value: Value;
  onChange(value: Value): void;
  schema: JsonSchema;
  /** Its name among its neighbours. */
  name: string;
  /** The row whose value it is; absent for an option. */
  row?: DocumentRow;
}

const ignore = () => undefined;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** An input as a renderer of JSON Forms. */
export const control = <Value,>(Input: ComponentType<ControlInputProps<Value>>) => {
  const Control = ({ handleChange, path, ...props }: ControlProps) =>
    props.visible ? (
      <Input
        id={props.id}
        label={props.label}
        value={props.data}
        onChange={(value) => handleChange(path, value)}
        onBlur={ignore}
        error={props.errors || undefined}
        help={props.description || undefined}
        isRequired={props.required === true}
        isDisabled={!props.enabled}
        schema={props.schema as JsonSchema}
        name={nameOf(path)}
        row={props.uischema.options?.row}
      />
    ) : null;
  return withJsonFormsControlProps(Control);
};

/** A text among the options of a row. */
export const textOption = (row: DocumentRow | undefined, name: string): string => {
  const value = row?.options[name];
  return typeof value === 'string' ? value : '';
};
