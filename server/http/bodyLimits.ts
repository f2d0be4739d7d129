import { type Resource, traitsOf } from '../../schemas';
import { Refusal } from '../contract/Refusal';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Most bytes of a body, inflated, that is no file: of a call that everybody may make, of most others, and of those that write long texts. */
export const bodyLimits = {
  open: 8 * KILOBYTE,
  usual: 256 * KILOBYTE,
  long: 2 * MEGABYTE,
} as const;

/** Most bytes of a body that changes records of a resource: some hold sources, rows or texts in several languages. */
export const bodyLimitOf = ({ fields, subLists }: Resource): number => {
  const all = [fields, ...Object.values(subLists).map((list) => list.fields)];
  const isLong = all.some((one) =>
    Object.values(one).some((field) => traitsOf(field).isOwnPageOnly),
  );
  return isLong ? bodyLimits.long : bodyLimits.usual;
};

/** Bytes of bodies that are read at the same time: of one caller, and of all. */
const MOST_OF_ONE = 16 * MEGABYTE;
const MOST_OF_ALL = 64 * MEGABYTE;

/** What bodies that are being read may take up in memory. */
export class BytesInFlight {
  private readonly byCaller = new Map<string, number>();
  private total = 0;

  /**
   * Makes room for a body.
   *
   * @param caller who sends it
   * @param bytes that it has at most
   * @returns gives the room back
   * @throws Refusal 429 when the caller sends too much at once, 503 when all do
   */
  reserve(caller: string, bytes: number): () => void {
    const before = this.byCaller.get(caller) ?? 0;
    const headers = { 'Retry-After': '1' };
    if (before + bytes > MOST_OF_ONE)
      throw new Refusal(429, 'server.request.busy', {}, { headers });
    if (this.total + bytes > MOST_OF_ALL)
      throw new Refusal(503, 'server.request.busy', {}, { headers });
    this.change(caller, bytes);
    return () => this.change(caller, -bytes);
  }

  private change(caller: string, bytes: number): void {
    this.total += bytes;
    const after = (this.byCaller.get(caller) ?? 0) + bytes;
    if (after > 0) this.byCaller.set(caller, after);
    else this.byCaller.delete(caller);
  }
}
