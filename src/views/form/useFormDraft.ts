import { useEffect, useEffectEvent } from 'react';
import { useDraft } from '../draft/useDraft';
import type { RecordFormOptions } from './formTypes';
import { placeOf } from './placeOf';
import type { RecordValues } from './useRecordValues';

interface Options extends Pick<RecordFormOptions, 'definition' | 'record' | 'mode' | 'given'> {
  values: Pick<RecordValues, 'form' | 'typed'>;
  /** Whether the new record is made: what is typed since is a draft of that one. */
  isMade(): boolean;
}

/** Keeps what is typed into a record's form until it is stored. */
export const useFormDraft = ({ definition, record, mode, given, values, isMade }: Options) => {
  const { name, fields } = definition;
  const draft = useDraft({
    place: [name, ...(mode === 'create' ? ['new', placeOf(given)] : [Number(record.id)])],
    fields,
    stored: record,
  });
  const note = useEffectEvent(() => {
    if (mode !== 'view' && !isMade()) draft.note(values.typed);
  });
  const { watch } = values.form;
  useEffect(() => {
    const watched = watch(() => note());
    return () => watched.unsubscribe();
  }, [watch]);
  return draft;
};
