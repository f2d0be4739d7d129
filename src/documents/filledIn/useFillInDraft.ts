import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Form } from '../../../dataProvider/calls/documents';
import { type AnyFields, f } from '../../../schemas';
import { changesOf } from '../../views/draft/changesOf';
import { useDraft } from '../../views/draft/useDraft';

type ByRow = Readonly<Record<number, unknown>>;
type ByName = Readonly<Record<string, unknown>>;

const PREFIX = 'row';

const named = (values: ByRow): ByName =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [`${PREFIX}${id}`, value]));

/** Values of a draft by the rows that they were entered in. */
export const byRow = (values: ByName): ByRow =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [Number(name.slice(PREFIX.length)), value]),
  );

/** The id of the row that a value of a draft was entered in. */
export const rowOfDraft = (name: string): number => Number(name.slice(PREFIX.length));

interface Options {
  form: Form;
  /** Where it is filled in, and what is changed there. */
  place: readonly (string | number)[];
  before: ByRow;
  values: ByRow;
}

/** Keeps what is typed into a document until it is stored, as in every other form. */
export const useFillInDraft = ({ form, place, before, values }: Options) => {
  const fields: AnyFields = useMemo(
    () => Object.fromEntries(form.rows.map(({ id }) => [`${PREFIX}${id}`, f.text()])),
    [form],
  );
  const stored = useMemo(() => named(before), [before]);
  const draft = useDraft({ place, fields, stored });
  const note = useEffectEvent(() => draft.note(() => changesOf(stored, named(values))));
  useEffect(() => {
    if (values !== before) note();
  }, [values, before]);
  return draft;
};
