import { use, useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useToast } from '../../ui/toasts';
import { useLatest } from '../../ui/useLatest';
import { keyOfTab } from '../form/tabs';
import { type StoredRecord, StoredRecordContext } from '../storedRecord';
import { nameOfTab } from './nameOfTab';

/**
 * Remembers which parts of a record were changed while its form was edited: they are stored at once, and Cancel
 * doesn't take them back.
 *
 * @param edited the open tab of a form that is edited; `null` while none is
 * @returns `stored`: the record as its parts are given it; `report` shows what stays though the form was left as it was
 */
export const useStoredParts = (definition: Resource, edited: string | null) => {
  const labels = useLabels(definition.name);
  const translate = useTranslate();
  const toast = useToast();
  const given = use(StoredRecordContext);
  const changed = useRef(new Set<string>());
  const open = useLatest(edited);
  const isEdited = edited !== null;
  useEffect(() => {
    if (isEdited) changed.current.clear();
  }, [isEdited]);
  const stored = useMemo(
    (): StoredRecord | null =>
      given && {
        ...given,
        onReload: () => {
          if (open.current !== null) changed.current.add(open.current);
          return given.onReload();
        },
      },
    [given, open],
  );
  const report = () => {
    const names = definition.detail
      .filter((tab) => changed.current.has(keyOfTab(tab)))
      .map((tab) => nameOfTab(tab, labels));
    if (names.length > 0) toast.info(translate('views.partsStay', { parts: names.join(', ') }));
  };
  return { stored, report };
};
