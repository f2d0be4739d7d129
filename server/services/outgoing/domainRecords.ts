import { Resolver } from 'node:dns/promises';
import { ServiceFailure } from '../ServiceFailure';

/** What the administrators of domains have published. */
export interface DomainRecords {
  /** The texts of a name; none where there is no such name. @throws ServiceFailure when nothing answers */
  texts(name: string): Promise<readonly string[]>;
}

/** How long one question may take, in milliseconds, and how often it is asked. */
const QUESTION = { timeout: 3_000, tries: 2 };

const isNone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /ENOTFOUND|ENODATA/.test(String(error.code));

/** Asks the name servers of the system. */
export const publishedRecords: DomainRecords = {
  texts: async (name) => {
    try {
      const records = await new Resolver(QUESTION).resolveTxt(name);
      return records.map((parts) => parts.join(''));
    } catch (error) {
      if (isNone(error)) return [];
      throw new ServiceFailure('dns', { cause: error });
    }
  },
};
