import { createContext, type ReactNode, use } from 'react';
import type { Values } from '../../dataProvider/values';
import type { AnyField, AnyFields, Mode } from '../../schemas';
import type { Focusable } from './KindView';
import type { LabelScope } from './labels';

/** One field that is being entered. */
export interface FieldControl {
  value: unknown;
  onChange(value: unknown): void;
  /** Takes what is chosen rather than typed, which can be refused. */
  onPick?(value: unknown): void;
  onBlur?(): void;
  inputRef?(target: Focusable | null): void;
  /** What is wrong with it, already translated. */
  error?: string;
}

/** How the fields of a scope are entered. */
export interface FieldEntry {
  /** Prefix of the inputs' ids, which are `${id}-${name}`. */
  id: string;
  /** `optional`: no field has to be filled. `filter`: each is entered as its kind filters a list. */
  mode: Mode | 'optional' | 'filter';
  isDisabled?: boolean;
  /** A hook: the state of one field. */
  useControl(name: string): FieldControl;
}

/** What the fields that stand together have in common. */
export interface FieldScopeValue {
  fields: AnyFields;
  labelScope: LabelScope;
  /** The resource that they belong to, for calls that go by it. */
  resource: string;
  /** The record, or the row, with their values. */
  record: Values;
  /** The record that holds the row, where `record` is one of its rows. */
  holder?: Values;
  /** What is to be considered of a field's value, already translated. */
  adviceOn?(name: string): string | undefined;
  /** Without it they are only read. */
  entry?: FieldEntry;
}

const noFields: AnyFields = {};
const Context = createContext<FieldScopeValue | null>(null);

/** What the fields within it are shown and entered with: `<FieldShow name>` and `<FieldInput name>`. */
export const FieldScope = ({ children, ...scope }: FieldScopeValue & { children: ReactNode }) => (
  <Context value={scope}>{children}</Context>
);

/** The scope that a field stands in, and its definition there. */
export const useScopeOf = (name: string): FieldScopeValue & { field: AnyField } => {
  const scope = use(Context);
  const field = scope?.fields[name];
  if (!scope || !field) throw new Error(`No field is called "${name}" here.`);
  return { ...scope, field };
};

/** The fields that stand together here; none by default. */
export const useScopeFields = (): AnyFields => use(Context)?.fields ?? noFields;

/** How the fields that stand here are entered; `undefined` where they are only read. */
export const useEntryMode = (): FieldEntry['mode'] | undefined => use(Context)?.entry?.mode;

const keepNothing = () => undefined;

/**
 * The state of fields whose values are kept by whoever shows them.
 *
 * @param change takes a field's new value
 * @param errorOf what is wrong with a field, already translated
 */
export const controlsOf =
  (
    values: Values,
    change: (name: string, value: unknown) => void,
    errorOf: (name: string) => string | undefined = keepNothing,
    onBlur?: () => void,
  ): FieldEntry['useControl'] =>
  (name) => ({
    value: values[name],
    onChange: (value) => change(name, value),
    onBlur,
    error: errorOf(name),
  });
