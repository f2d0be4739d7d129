import type { ImportLine } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { CsvLine } from './csvText';

/** How the lines of a file come in. */
export interface Bringing {
  /** What a line would do. To be called within a transaction that is undone where this writes. */
  judge(context: CallContext, line: CsvLine): Promise<ImportLine>;
  /** A line is judged by being stored: lines below it are about what it makes. */
  readonly writesToJudge: boolean;
  /** Stores what is right of a line. To be called within a transaction; a line may come again. */
  store(context: CallContext, line: CsvLine): Promise<ImportLine>;
  /** Whether a line can't be understood without the one before it: the two aren't taken apart. */
  continues(line: CsvLine, before: CsvLine): boolean;
}
