import { randomInt } from 'node:crypto';
import { deviceGroups as definition } from '../../../resources/devices/deviceGroups';
import { ask } from '../../contract/ask';
import type { Behaviour, CallContext } from '../../contract/CallContext';
import { airedFor } from '../../records/publishing/onAir';
import { findRows } from '../../records/tenant';

const DIGITS = 6;

/**
 * What a new group's passcode is: the setting of the installation, or else six digits of its own. The
 * specification prints a placeholder (`{secret}`); a passcode that everyone can read there protects nothing.
 */
const firstPasscode = ({ installation }: CallContext): string =>
  installation.deviceGroupPasscode ?? String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** The name under which it is confirmed that another group gives way. */
const QUESTION = 'autoAddElsewhere';

/**
 * Has approved devices come into this group alone: with two of them nobody could tell where one ends up. Callers who
 * would rather be asked are.
 *
 * @throws Refusal 409 with the question
 */
const takeOver = async (context: CallContext, id: number | undefined): Promise<void> => {
  const { rows } = await findRows(context, definition.name, { where: { autoAdd: 1 } });
  const [first, ...others] = rows.filter((row) => row.id !== id);
  if (!first) return;
  if (context.call.isStrict)
    ask(context, QUESTION, 'server.devices.autoAddElsewhere', { name: String(first.name) });
  for (const row of [first, ...others])
    await context.store.update(definition.name, row.id, { autoAdd: 0 });
};

/** Groups of devices. */
export const deviceGroups: Behaviour = {
  record: async (context, row) => ({ onAir: row ? await airedFor(context, definition, row) : '' }),

  onSave: async (context, { before, after }) => {
    if (after.autoAdd === 1 && before?.autoAdd !== 1) await takeOver(context, before?.id);
    return {};
  },

  first: async (context) => ({ passcode: firstPasscode(context) }),
};
