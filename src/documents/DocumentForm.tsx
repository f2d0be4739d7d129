import type { DocumentRow } from '../../schemas/rows';

export interface DocumentFormProps {
  rows: readonly DocumentRow[];
  /** By row id. */
  values: Readonly<Record<number, unknown>>;
  onChange(values: Readonly<Record<number, unknown>>): void;
  /** Translated messages by row id. */
  problems?: Readonly<Record<number, string>>;
  isReadOnly?: boolean;
  /** Of the document, as `nl-NL`; the language that enum values are shown in. */
  language?: string;
  /** What the form's own buttons do; without it they do nothing. */
  onSubmit?(): void;
  onReset?(): void;
}

/** A document as a person who fills it in sees it. */
export const DocumentForm = ({ rows }: DocumentFormProps) => <div data-rows={rows.length} />;
