/** Gives the text of a key in the language that is read. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;
