import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { newRecordUpload, type OptionsOf, type Resource } from '../../../schemas';
import { isHeld } from '../../../schemas/routing/page';
import { useEntryMode } from '../../fields/FieldScope';
import type { Adding } from '../../fields/inputs/adding';
import type { FieldContext } from '../../fields/KindView';
import { useLabels } from '../../fields/labels';
import { mayAdd } from '../../session/rights';
import { RecordMakerContext } from './RecordMaker';

type Context = Pick<FieldContext<Pick<OptionsOf<'reference'>, 'choices'>>, 'resource' | 'field'>;

/** Whether records can be made away from their own pages: of fields alone, beneath no other record. */
const isMadeAnywhere = ({ verbs, single, recordRoute }: Resource): boolean => {
  const { create } = verbs;
  if (create === false || create?.revealOnce || single) return false;
  return !isHeld(recordRoute) && !newRecordUpload(verbs);
};

/** Whether any new record would be among the choices. */
const isAmongChoices = ({ choices }: Context['field']): boolean =>
  !choices || !('query' in choices || 'in' in choices || choices.args);

/**
 * How a record that is to be referred to is made where it is chosen, for who may.
 *
 * @param onMade takes its id and title; without it nothing is made here
 */
export const useRecordAdding = (
  definition: Resource,
  { resource, field }: Context,
  onMade: ((id: number, title: string) => void) | undefined,
): { adding?: Adding; dialog?: ReactNode } => {
  const Maker = use(RecordMakerContext);
  const mode = useEntryMode();
  const labels = useLabels(definition.name);
  const client = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const isEntered = mode === 'create' || mode === 'update';
  // A form of the same kind over a new record would share its draft.
  const isOther = definition.name !== resource;
  const isOffered = isOther && isMadeAnywhere(definition) && isAmongChoices(field);
  if (!Maker || !onMade || !isEntered || !isOffered || !mayAdd(definition)) return {};
  const adding: Adding = {
    label: (name) => labels.about(`kinds.picker.${name ? 'addNamed' : 'add'}`, { name }),
    onAdd: setTyped,
  };
  const take = (id: number, title: string) => {
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('choices') });
    onMade(id, title);
  };
  const dialog = typed !== null && (
    <Maker definition={definition} typed={typed} onMade={take} onClose={() => setTyped(null)} />
  );
  return { adding, dialog };
};
