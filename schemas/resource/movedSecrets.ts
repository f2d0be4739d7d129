import { inOwnWords, isShown } from '../fields/check';
import { isKind } from '../fields/isKind';
import type { AnyFields, Problem } from '../kinds/Kind';
import { isMask } from '../kinds/secret';
import type { Values } from '../Values';

const isOther = (before: Values, after: Values, name: string): boolean =>
  String(before[name] ?? '') !== String(after[name] ?? '');

/**
 * What is wrong with stored secrets of a record once a field is another that decides where they are used: whoever may
 * change an address would be sent them. A secret that isn't on screen stays, since nothing uses it before it is.
 *
 * @param isLeft whether a secret is to stay as it is stored
 * @returns a message at each
 */
export const movedSecrets = (
  fields: AnyFields,
  before: Values,
  after: Record<string, unknown>,
  isLeft: (name: string) => boolean,
): Readonly<Record<string, Problem<string>>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!isKind(field, 'secret') || !before[name] || !isShown(field, after)) return [];
      const isMoved = field.sentTo?.some((one) => isOther(before, after, one)) ?? false;
      return isMoved && isLeft(name) ? [[name, inOwnWords({ message: 'secretAnew' }, field)]] : [];
    }),
  );

/** The same of the values of a form, in which a mask stands for what stays. */
export const secretsToEnter = (
  fields: AnyFields,
  before: Values,
  entered: Record<string, unknown>,
): Readonly<Record<string, Problem<string>>> =>
  movedSecrets(fields, before, entered, (name) => isMask(String(entered[name] ?? '')));
