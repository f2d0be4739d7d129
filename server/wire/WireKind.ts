import type { AnyField, AnyFields, Problem } from '../../schemas';
import type { Values } from '../store/Store';

/** How kinds that hold fields reach those fields' kinds. */
export interface NestedWire {
  /** The values to store for the fields that were sent, over `before` or over the fields' first values. */
  accept(sent: Values, fields: AnyFields, before: Values | undefined): Values;
  answer(stored: Values, fields: AnyFields): Values;
}

/**
 * A field kind as this server reads and writes it: from what callers send to what is stored, and from
 * what is stored to what travels. It is written from the specification and shares nothing with the
 * browser's codecs, so that a mistake in one shows against the other.
 */
export interface WireKind<Options extends object = AnyField> {
  /** What is stored while nothing is filled in. */
  empty(field: Options): unknown;
  /**
   * @param before what is stored, for kinds that change part of it
   * @param around the values beside it, as they were sent or are stored, for kinds that depend on another field
   * @throws Unreadable when what was sent can't stand for a value of the kind
   */
  accept(
    sent: unknown,
    field: Options,
    before: unknown,
    nested: NestedWire,
    around: Values,
  ): unknown;
  /**
   * What travels; by default what is stored, or the empty value.
   *
   * @param around the values stored beside it
   */
  answer?(stored: unknown, field: Options, nested: NestedWire, around: Values): unknown;
}

/** What was sent is no value of the kind that was asked for. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(
    readonly problem: Problem<string>,
    /** The part of the body that it came in, where it isn't one of the record's fields. */
    readonly part?: string,
  ) {
    super(problem.message);
  }
}

/** Whether nothing was filled in: forms send an empty text where JSON has null. */
export const isNothing = (sent: unknown): sent is null | undefined | '' =>
  sent === null || sent === undefined || sent === '';
