import {
  type AnyFields,
  checkValue,
  isShown,
  type Problem,
  type RowLayout,
  sectionsOf,
} from '../../schemas';
import { FieldGrid } from './FieldGrid';
import { FieldInput } from './FieldInput';
import { FieldLine } from './FieldLine';
import { FieldLines } from './FieldLines';
import { controlsOf, FieldScope } from './FieldScope';
import { LabelledShow } from './LabelledShow';
import type { LabelScope } from './labels';
import { useProblemText } from './useProblemText';

interface Props {
  /** Prefix of the inputs' ids. */
  id: string;
  fields: AnyFields;
  /** How the fields stand; beside each other where there is room, unless given. */
  layout?: RowLayout;
  /** They stand in the columns of a grid around them. */
  isLine?: boolean;
  values: Readonly<Record<string, unknown>>;
  /** The record that they are a part of. */
  holder?: Readonly<Record<string, unknown>>;
  onChange(values: Record<string, unknown>): void;
  onBlur?(): void;
  /** Whether a check has failed, so that each invalid field shows its problem. */
  hasFailed?: boolean;
  /** What is wrong with fields beside others of their kind, such as those of other rows, by name. */
  problems?: Readonly<Record<string, Problem>>;
  /** What messages may name beside what the problem itself does. */
  params?: Readonly<Record<string, string>>;
  isDisabled?: boolean;
  labelScope: LabelScope;
  resource: string;
}

/** The inputs of fields that stand inside another field. */
export const NestedInputs = ({
  id,
  fields,
  layout,
  isLine,
  values,
  onChange,
  hasFailed,
  problems,
  ...props
}: Props) => {
  const textOf = useProblemText(props.resource);
  const shown = Object.entries(fields).filter(
    ([, field]) => !field.derived && isShown(field, { ...values }),
  );
  const errorOf = (name: string) => {
    const field = fields[name];
    const problem =
      hasFailed && field
        ? (checkValue(values[name], field, values) ?? problems?.[name])
        : undefined;
    return problem && textOf({ ...problem, params: { ...props.params, ...problem.params } });
  };
  const isOnScreen = (name: string) => shown.some(([known]) => known === name);
  const change = (name: string, value: unknown) => onChange({ ...values, [name]: value });
  return (
    <FieldScope
      fields={fields}
      labelScope={props.labelScope}
      resource={props.resource}
      record={values}
      holder={props.holder}
      entry={{
        id,
        mode: 'create',
        isDisabled: props.isDisabled,
        useControl: controlsOf(values, change, errorOf, props.onBlur),
      }}
    >
      {isLine ? (
        <FieldLine
          names={Object.keys(fields).filter((name) => !fields[name]?.derived)}
          isOnScreen={isOnScreen}
        />
      ) : layout ? (
        <FieldLines
          sections={sectionsOf(layout)}
          labelScope={props.labelScope}
          isOnScreen={isOnScreen}
        />
      ) : (
        <FieldGrid names={shown.map(([name]) => name)}>
          {(name) =>
            fields[name]?.readOnly ? (
              <LabelledShow name={name} isSlot />
            ) : (
              <FieldInput name={name} />
            )
          }
        </FieldGrid>
      )}
    </FieldScope>
  );
};
