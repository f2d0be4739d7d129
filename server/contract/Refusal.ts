import type { TextKey, TextParams } from './translate';

export interface Text {
  readonly key: TextKey;
  readonly params?: TextParams;
}

export interface RefusalDetails {
  /** Why, field by field. */
  readonly errors?: Readonly<Record<string, Text>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further parts of the answer. */
  readonly parts?: Readonly<Record<string, unknown>>;
}

/** A call is refused for a reason that is given in the user's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly key: TextKey,
    readonly params: TextParams = {},
    readonly details: RefusalDetails = {},
  ) {
    super(key);
  }
}
