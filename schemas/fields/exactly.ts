/**
 * Refuses properties that `Known` doesn't have. A type parameter's `extends` alone lets any further
 * property through, and with it every misspelt option.
 */
export type Exactly<Given, Known> = Given &
  Readonly<Record<Exclude<keyof Given, keyof Known>, never>>;
