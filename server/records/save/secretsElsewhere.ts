import { inOwnWords, isKind, type Problem, type Resource } from '../../../schemas';
import type { Save } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { sentFor } from '../../wire/fields';
import { leavesSecret } from '../../wire/secret';

const isOther = ({ before, after }: Save, name: string): boolean =>
  String(before?.[name] ?? '') !== String(after[name] ?? '');

/**
 * Secrets that would stay as they are while the fields for where they are used change: nobody knows them by
 * changing an address.
 *
 * @param body the call that saves
 * @returns a message at each
 */
export const secretsElsewhere = (
  { definition, ...save }: Save & { readonly definition: Pick<Resource, 'fields'> },
  body: Values,
): Readonly<Record<string, Problem<string>>> =>
  Object.fromEntries(
    Object.entries(definition.fields).flatMap(([name, field]) => {
      if (!isKind(field, 'secret') || !save.before?.[name]) return [];
      const isMoved = field.sentTo?.some((one) => isOther(save, one)) ?? false;
      return isMoved && leavesSecret(sentFor(body, name, field))
        ? [[name, inOwnWords({ message: 'secretAnew' }, field)]]
        : [];
    }),
  );
