import type { Behaviour } from '../../contract/CallContext';

/** What applications tell of themselves; they write down its type as they like. */
export const applicationLogs: Behaviour = {
  asks: { severity: (type) => ({ where: { type: { ignoringCase: String(type) } } }) },
};
