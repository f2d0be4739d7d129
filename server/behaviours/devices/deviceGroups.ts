import { randomInt } from 'node:crypto';
import { deviceGroups as definition } from '../../../resources/devices/deviceGroups';
import { ask } from '../../contract/ask';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { airedFor } from '../../records/publishing/onAir';
import { rowsOf } from '../../records/tenant';
import type { Selection } from '../../store/Query';
import type { StoredOf } from '../../tables/StoredOf';
import { tableOf } from '../../tables/tableOf';

const groups = tableOf(definition);

const DIGITS = 6;

/**
 * What a new group's passcode is: the setting of the installation, or else six digits of its own. The
 * specification prints a placeholder (`{secret}`); a passcode that everyone can read there protects nothing.
 */
const firstPasscode = ({ installation }: CallContext): string =>
  installation.deviceGroupPasscode ?? String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** The name under which it is confirmed that another group gives way. */
const QUESTION = 'autoAddElsewhere';

/** Other groups than the one of the id that approved devices come into. */
const alsoAdding = (id: number | undefined): Selection<StoredOf<typeof definition>> => ({
  where: { autoAdd: 1 },
  not: { where: { id: id ?? [] } },
});

/** @throws Refusal 409 with the question, where the caller would be asked and another group loses its devices */
const askAboutOthers = async (context: CallContext, id: number | undefined): Promise<void> => {
  const [first] = await rowsOf(context, groups).find({ ...alsoAdding(id), take: 1 });
  if (first) ask(context, QUESTION, 'server.devices.autoAddElsewhere', { name: first.name ?? '' });
};

/** Groups of devices. */
export const deviceGroups = behaviour(definition, {
  record: async (context, row) => ({ onAir: row ? await airedFor(context, definition, row) : '' }),

  onSave: async (context, { before, after }) => {
    if (context.call.isStrict && after.autoAdd === 1 && before?.autoAdd !== 1)
      await askAboutOthers(context, before?.id);
    return {};
  },

  // With two of them it would be ambiguous where an approved device ends up.
  afterSave: async (context, { before, row }) => {
    if (row.autoAdd === 1 && before?.autoAdd !== 1)
      await rowsOf(context, groups).updateWhere(alsoAdding(row.id), { autoAdd: 0 });
  },

  first: async (context) => ({ passcode: firstPasscode(context) }),
});
