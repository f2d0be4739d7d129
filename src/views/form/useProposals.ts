import { useCallback, useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type DataRecord, isKind, type Resource } from '../../../schemas';
import type { FormMode } from './formTypes';

/** The fields that are proposed values of the record that a field refers to, and where those are found. */
const proposedBy = ({ fields }: Resource, name: string) => {
  const field = fields[name];
  return field && isKind(field, 'reference') && field.to !== undefined && field.fills
    ? { to: field.to, fills: Object.entries(field.fills) }
    : undefined;
};

/**
 * Proposes values of a record that is chosen: each is filled in unless something else has been typed there.
 *
 * @returns takes the field in which a record was chosen, and its id
 */
export const useProposals = (definition: Resource, mode: FormMode) => {
  const provider = useDataProvider();
  const { getValues, setValue, getFieldState } = useFormContext();
  const proposed = useRef<Readonly<Record<string, unknown>>>({});
  const propose = useCallback(
    async (name: string, id: unknown): Promise<void> => {
      const proposal = proposedBy(definition, name);
      if (!proposal || typeof id !== 'number') return;
      // A proposal that can't be read is none; the field stays to be filled in.
      const read = await provider.getOne<DataRecord>(proposal.to, { id }).catch(() => undefined);
      if (!read || getValues(name) !== id) return;
      for (const [target, source] of proposal.fills) {
        const isTyped =
          getFieldState(target).isDirty && getValues(target) !== proposed.current[target];
        if (isTyped) continue;
        proposed.current = { ...proposed.current, [target]: read.data[source] };
        setValue(target, read.data[source], { shouldDirty: true });
      }
    },
    [definition, provider, getValues, setValue, getFieldState],
  );
  useEffect(() => {
    // What the place of a new record gives is chosen already.
    if (mode !== 'create') return;
    for (const name of Object.keys(definition.fields)) void propose(name, getValues(name));
  }, [mode, definition, propose, getValues]);
  return propose;
};
