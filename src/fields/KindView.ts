import type { ComponentType } from 'react';
import type { AnyField, KindName, OptionsOf, ValueOf } from '../../schemas';
import type { Translate } from '../ui/Translate';
import type { LabelScope } from './labels';

/** What can be given the focus: a control, or whatever hands it on to one. */
export type Focusable = Pick<HTMLElement, 'focus'>;

/** What every part of a kind knows about the field that it stands for. */
export interface FieldContext<Options = object> {
  name: string;
  field: Options & AnyField;
  /** The texts of the fields beside it, its own included. */
  labelScope: LabelScope;
  /** The record, or the row, around the field. */
  record: Record<string, unknown>;
  /** The record that holds the row, where `record` is one of its rows. */
  holder?: Record<string, unknown>;
  /** The resource that the field belongs to, for calls that go by it. */
  resource: string;
}

export interface ShowProps<Value, Options = object> extends FieldContext<Options> {
  value: Value;
  /** Stands in a list's cell: one line, no own heading. */
  isCell?: boolean;
}

export interface InputProps<Value, Options = object> extends FieldContext<Options> {
  /** Unique on the page. */
  id: string;
  label: string;
  value: Value;
  onChange(value: Value): void;
  /** Takes what is chosen rather than typed, which can be refused. */
  onPick?(value: Value): void;
  onBlur(): void;
  /** Already translated; shown at the field. */
  error?: string;
  /** Already translated. */
  help?: string;
  isRequired: boolean;
  /** It may be left empty where other fields may not: its label shows that. */
  isOptional?: boolean;
  /** The label already stands above, as the name of the tab; it is for screen readers only. */
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  inputRef?: (target: Focusable | null) => void;
}

/** What values are written as text with. */
export interface TextWriter {
  translate: Translate;
  locale: string;
  viewOf: ViewOfField;
}

/** Finds the browser's half of a field's kind, as parts see it that treat all kinds alike. */
export type ViewOfField = (field: AnyField) => KindView<unknown>;

/** Pixels of a control: of numbers and times, days and prices, codes and phone numbers, texts, long texts. */
export type ControlWidth = 120 | 160 | 240 | 480 | 720;

/** How a field kind looks where it is read: the browser's half of `schemas/kinds/<kind>.ts`. */
export interface KindView<Value, Options = object> {
  Show: ComponentType<ShowProps<Value, Options>>;
  /** The value as text for an exported table. */
  asText(value: Value, context: FieldContext<Options>, writer: TextWriter): string;
  /** Loads what a record's page shows of it, where that isn't there from the beginning. */
  prepare?(): Promise<unknown>;
  /** Of its control; the whole width of its place unless given. */
  width?: ControlWidth;
  /** Its control stands at the end of its label's line. */
  isRow?: boolean;
  /** Right-aligned in lists. */
  isNumeric?: boolean;
  /** Takes the whole width of a form and brings its own heading. */
  isBlock?: boolean;
  /** How it is shown in a line of facts, where that isn't how a list's cell shows it. */
  Fact?: ComponentType<ShowProps<Value, Options>>;
  /** Unclear without its name, which stands there in a line of facts, and where a tab is called the same. */
  needsName?: boolean;
}

/** The browser's half that belongs to a kind's half in `schemas`. */
export type ViewOf<K extends KindName> = KindView<ValueOf<K>, OptionsOf<K>>;

/** How a field kind is entered: apart from how it looks, for a list needs none of it to be drawn. */
export interface KindEntry<Value, Options = object> {
  Input: ComponentType<InputProps<Value, Options>> & {
    /** Loads it, where it isn't there with the others. */
    prepare?(): Promise<unknown>;
  };
  /** The input of a list's filter bar, where it differs from the form's. */
  Filter?: ComponentType<InputProps<Value, Options>>;
  /** Takes the room of an input that is higher than a value that is only read, which stands in it; it isn't seen. */
  Room?: ComponentType<ShowProps<Value, Options>>;
}

/** Finds how a field's kind is entered. */
export type EntryOfField = (field: AnyField) => KindEntry<unknown>;

/** How the values of a kind's half in `schemas` are entered. */
export type EntryOf<K extends KindName> = KindEntry<ValueOf<K>, OptionsOf<K>>;
