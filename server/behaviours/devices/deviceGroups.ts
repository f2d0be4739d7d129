import { randomInt } from 'node:crypto';
import { deviceGroups as definition } from '../../../resources/devices/deviceGroups';
import type { Behaviour, CallContext } from '../../contract/CallContext';
import { airedFor } from '../../records/publishing/onAir';

const DIGITS = 6;

/**
 * What a new group's passcode is: the setting of the installation, or else six digits of its own. The
 * specification prints a placeholder (`{secret}`); a passcode that everyone can read there protects nothing.
 */
const firstPasscode = ({ installation }: CallContext): string =>
  installation.deviceGroupPasscode ?? String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Groups of devices. */
export const deviceGroups: Behaviour = {
  record: async (context, row) => ({ onAir: row ? await airedFor(context, definition, row) : '' }),

  first: async (context) => ({ passcode: firstPasscode(context) }),
};
