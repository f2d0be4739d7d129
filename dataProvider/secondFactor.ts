import { HttpError } from 'ra-core';
import { isObject } from '../schemas/isObject';

/** All kinds, in the order in which they are offered. */
export const factorKinds = ['passkey', 'totp', 'recovery'] as const;

/** By what somebody can prove who they are, beside a password. */
export type FactorKind = (typeof factorKinds)[number];

/** What somebody proves who they are by. */
export interface Proof {
  /** Of an authenticator app, or a recovery code. */
  readonly code?: string;
  /** What a browser has of the use of a passkey. */
  readonly passkey?: object;
}

/** What an answer asks for as a second factor; none where it asks for none. */
export const readFactorKinds = (body: unknown): readonly FactorKind[] => {
  const asked = isObject(body) ? body.secondFactor : undefined;
  return Array.isArray(asked) ? factorKinds.filter((kind) => asked.includes(kind)) : [];
};

/** What a refusal asks for as a second factor. */
export const askedFactors = (error: unknown): readonly FactorKind[] =>
  error instanceof HttpError ? readFactorKinds(error.body?.answer) : [];
