import { useId, useMemo } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { type AnyFields, type FieldLayout, type Resource, refusedEntry } from '../../../schemas';
import type { FieldControl, FieldEntry } from '../../fields/FieldScope';
import { fieldOf, fieldsOf, isLinked, isOnScreen } from '../../fields/fields';
import type { ViewOfField } from '../../fields/KindView';
import { useLabels } from '../../fields/labels';
import { pairedLines } from '../../fields/pairedLines';
import { useViewOf } from '../../fields/registry';
import { useProblemText } from '../../fields/useProblemText';
import { useToast } from '../../ui/toasts';
import { FieldsForm } from './FieldsForm';
import type { FormMode } from './formTypes';
import { useProposals } from './useProposals';

interface Props {
  definition: Resource;
  mode: FormMode;
  /** The fields by section; the section without a name has no heading. */
  layout: Readonly<Record<string, FieldLayout<string>>>;
  /** Whether they stand in two columns by their size, whatever their lines. */
  isPaired?: boolean;
  /** They stand beside the tabs, none of which bears their name. */
  isAside?: boolean;
  onSubmit(): void;
}

/** The fields that show the problems of rules that refuse what is entered in a field. */
const placesRefusedBy = ({ rules }: Resource, name: string): readonly string[] =>
  rules.flatMap(({ at, refusesEntry = [] }) => (refusesEntry.includes(name) ? at : []));

/** A hook: a field's state in the form of the record, and what its other values are for others. */
const controlIn =
  (definition: Resource, propose: ReturnType<typeof useProposals>): FieldEntry['useControl'] =>
  (name): FieldControl => {
    const { getValues, setValue, getFieldState, trigger } = useFormContext();
    const textOf = useProblemText(definition.name);
    const toast = useToast();
    const {
      field: { value, onChange, onBlur, ref },
      fieldState: { error },
    } = useController({ name });
    const followingOf = (next: unknown) => {
      const before = { ...getValues() };
      const following = definition.onChange[name]?.({ ...before, [name]: next }, before) ?? {};
      const refused = refusedEntry(definition, { ...before, [name]: next, ...following }, name);
      return { following, refused };
    };
    const change = (next: unknown) => {
      const { following, refused } = followingOf(next);
      onChange(next);
      for (const [other, itsValue] of Object.entries(following))
        setValue(other, itsValue, { shouldDirty: true });
      void propose(name, next);
      // What is typed stays as it was typed, and is validated at once.
      const judged = refused?.at ?? placesRefusedBy(definition, name);
      if (refused || judged.some((place) => getFieldState(place).error)) void trigger([...judged]);
    };
    const pick = (next: unknown) => {
      const { refused } = followingOf(next);
      if (refused) toast.error(textOf(refused));
      else change(next);
    };
    return { value, onChange: change, onPick: pick, onBlur, inputRef: ref, error: error?.message };
  };

type Sections = Props['layout'];

/** The same fields in lines of two columns. */
const pairedSections = (
  layout: Sections,
  hasPlace: (name: string) => boolean,
  fields: AnyFields,
  viewOf: ViewOfField,
): Sections =>
  Object.fromEntries(
    Object.entries(layout).map(([section, lines]) => [
      section,
      pairedLines(lines.flat().filter(hasPlace), fields, viewOf),
    ]),
  );

/** The fields of a tab, shown or entered, in the lines and sections that the definition gives. */
export const FormFields = ({
  definition,
  mode,
  layout,
  isPaired,
  isAside = false,
  onSubmit,
}: Props) => {
  const labels = useLabels(definition.name);
  const id = useId();
  const current = useWatch() as Record<string, unknown>;
  const propose = useProposals(definition, mode);
  const useControl = useMemo(() => controlIn(definition, propose), [definition, propose]);
  const adviceOn = (name: string) => {
    const advice = definition.advice.find(({ at, holds }) => at === name && !holds(current));
    return advice && labels.message(advice.message);
  };
  const stage = mode === 'create' ? mode : 'update';
  const entry: FieldEntry | undefined =
    mode === 'view' ? undefined : { id, mode: stage, useControl };
  const { create } = definition.verbs;
  const only = mode === 'create' && create ? create.fields : undefined;
  const viewOf = useViewOf();
  const hasPlace = (name: string): boolean =>
    isOnScreen(name, fieldOf(definition, name), current, stage) &&
    (only?.includes(name) ?? true) &&
    !(stage === 'update' && isLinked(definition, name));
  const [first, ...others] = Object.values(layout).flatMap((lines) => lines.flat());
  const isAlone =
    !isAside &&
    first !== undefined &&
    others.length === 0 &&
    definition.detail.length > 1 &&
    !viewOf(fieldOf(definition, first)).needsName;
  return (
    <FieldsForm
      scope={{
        fields: fieldsOf(definition),
        labelScope: labels,
        resource: definition.name,
        record: current,
        adviceOn,
        entry,
      }}
      sections={isPaired ? pairedSections(layout, hasPlace, fieldsOf(definition), viewOf) : layout}
      isOnScreen={hasPlace}
      heading="h2"
      isAlone={isAlone}
      onSubmit={onSubmit}
    />
  );
};
