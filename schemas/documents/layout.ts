import type { UiElement } from './JsonSchema';

/** An option among the others. */
export const option = (name: string): UiElement => ({
  type: 'Control',
  scope: `#/properties/${name}`,
});

/** Options that share a line. */
export const line = (...names: string[]): UiElement => ({
  type: 'HorizontalLayout',
  elements: names.map(option),
});

/** Options beneath each other. */
export const column = (...elements: UiElement[]): UiElement => ({
  type: 'VerticalLayout',
  elements,
});

/** Something that is on screen only while an option has a value. */
export const shownWhile = (
  name: string,
  expectedValue: unknown,
  element: UiElement,
): UiElement => ({
  ...element,
  rule: {
    effect: 'SHOW',
    condition: { type: 'LEAF', scope: `#/properties/${name}`, expectedValue },
  },
});
