import type { DocumentRow } from '../../schemas/rows';

export interface RowOptionsPatch {
  /** The options that changed. */
  options?: Readonly<Record<string, unknown>>;
  mediaId?: number | null;
}

export interface RowOptionsFormProps {
  row: DocumentRow;
  onChange(patch: RowOptionsPatch): void;
  /** Translated messages by option, as `checkOptions` names them. */
  problems?: Readonly<Record<string, string>>;
  isReadOnly?: boolean;
  language?: string;
}

/** Edits the options of a row. */
export const RowOptionsForm = ({ row }: RowOptionsFormProps) => <div>{row.type}</div>;
