import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslate } from 'react-admin';

type Id = UniqueIdentifier;

/** The announcements for those who put rows in order without seeing them move. */
export const useReorderTexts = (
  total: number,
  placeOf: (id: Id) => number,
  nameOf: (id: Id) => string,
) => {
  const translate = useTranslate();
  const announcement = (key: string, id: Id, over?: { id: Id } | null) =>
    translate(`reorder.${key}`, {
      name: nameOf(id),
      place: placeOf(over?.id ?? id) + 1,
      total,
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => announcement('lifted', active.id),
    onDragOver: ({ active, over }) => announcement('over', active.id, over),
    onDragEnd: ({ active, over }) => announcement('dropped', active.id, over),
    onDragCancel: ({ active }) => announcement('cancelled', active.id),
  };
  return {
    announcements,
    screenReaderInstructions: { draggable: translate('reorder.instructions') },
  };
};
