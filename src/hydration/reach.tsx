import type { DragEvent, PropsWithChildren } from 'react';

let reached: Event | undefined;

const note = ({ nativeEvent }: DragEvent): void => {
  reached = nativeEvent;
};

/** Nobody drags it: it is passed what happens within. */
const passed = { role: 'presentation', onDragEnd: note } as const;

/** Stands around all of the app, and notices which events have come through it. */
export const Reach = ({ children }: PropsWithChildren) => (
  <div {...passed} style={{ display: 'contents' }}>
    {children}
  </div>
);

/**
 * Whether what happens to an element takes effect: React passes on events of the parts that it has taken over, and takes
 * over a part at once whose code is there. Nothing of the app is dragged in the browser's own way, so that this event
 * means nothing else.
 */
export const isReached = (element: Element): boolean => {
  const probe = new Event('dragend', { bubbles: true });
  element.dispatchEvent(probe);
  return reached === probe;
};
