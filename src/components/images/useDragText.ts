import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslate } from 'ra-core';

/** What a screen reader is told while pictures are moved. */
export const useDragText = (ids: readonly string[]): DndContextProps['accessibility'] => {
  const translate = useTranslate();
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const say = (key: string, from: UniqueIdentifier, to?: UniqueIdentifier) =>
    translate(`images.drag.${key}`, {
      from: place(from),
      to: to === undefined ? place(from) : place(to),
      total: ids.length,
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('start', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => say(over ? 'end' : 'cancel', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancel', active.id),
  };
  return {
    announcements,
    screenReaderInstructions: { draggable: translate('images.drag.instructions') },
  };
};
