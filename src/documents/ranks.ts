/** How surely a renderer is the right one: by the type of a value, by its choices, by its format. */
export const ranks = { layout: 1, type: 2, choices: 3, format: 4 } as const;
