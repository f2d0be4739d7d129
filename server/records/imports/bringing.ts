import type { ImportLine } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { CsvLine } from './csvText';

/** How the lines of a file come in. */
export interface Bringing {
  /** What a line would do. What it does all the same is undone. */
  judge(context: CallContext, line: CsvLine): Promise<ImportLine>;
  /** Stores what is right of a line. To be called within a transaction. */
  store(context: CallContext, line: CsvLine): Promise<ImportLine>;
  /** Whether a line can't be understood without the one before it: the two aren't taken apart. */
  continues(line: CsvLine, before: CsvLine): boolean;
}
