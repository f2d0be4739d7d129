import type { AnyFields, FieldValue } from '../fields/field';

/** What a value that is worked out for a person may need beside the record. */
export interface Reader<Word extends string = string> {
  /** The language that the person reads. */
  readonly locale: string;
  /** The day that it is at the person's organisation, as yyyy-MM-dd. */
  readonly today: string;
  /** What a record without a name is called in that language: `unnamed` of its labels. */
  readonly unnamed: string;
  /** What one of the definition's `words` is in that language, with its parameters filled in. */
  translate(word: Word, params?: Readonly<Record<string, string | number>>): string;
}

/** A value that is worked out from the record for lists and details. */
export interface ComputedSpec<Fields extends AnyFields, F, Word extends string = string> {
  field: F;
  /** @param now milliseconds since 1970, the moment the record is read. */
  of(
    record: { id: number } & { [N in keyof Fields]: FieldValue<Fields[N]> },
    now: number,
    reader: Reader<Word>,
  ): FieldValue<F>;
}

/** A condition on a whole record with the message that is given when it doesn't hold. */
export interface RuleSpec<Fields extends AnyFields, Message extends string = string> {
  /** The fields that the message is shown at; the first is focused. */
  at: readonly [keyof Fields & string, ...(keyof Fields & string)[]];
  holds(record: { [N in keyof Fields]: FieldValue<Fields[N]> }): boolean;
  message: Message;
  /** Fields that don't take a value by which it is broken: what was there stays, and a toast gives the reason. */
  refusesEntry?: readonly (keyof Fields & string)[];
}

/** A condition on a whole record that nobody has to meet: while it doesn't hold, a sentence below a field warns. */
export interface AdviceSpec<Fields extends AnyFields, Message extends string = string> {
  readonly at: keyof Fields & string;
  holds(record: { [N in keyof Fields]: FieldValue<Fields[N]> }): boolean;
  readonly message: Message;
}
