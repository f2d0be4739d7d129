/** Values by the names of what holds them: a record, a row, what was entered. */
export type Values = Readonly<Record<string, unknown>>;
