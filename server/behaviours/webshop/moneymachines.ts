import { moneymachines as definition } from '../../../resources/webshop/moneymachines';
import { isMask } from '../../../schemas/kinds/secret';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, ResourceFunction } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import type { MachineAddress } from '../../services/payments/moneyMachines';
import type { Values } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';
import { answerField } from '../../wire/fields';
import { askMachine } from './machines/askMachine';

const { ipAddress, port, apiKey } = definition.fields;
const machines = tableOf(definition);

/** What the calls carry of a machine, the address under a name of its own. */
const fields = { ip: ipAddress, port, apiKey };

/**
 * The machine whose stored key the body names by its mask. A key is for the address that it was entered for:
 * anywhere else it would be disclosed to whoever listens there.
 *
 * @throws Refusal 400 when there is none
 */
const keptMachine = async (context: CallContext): Promise<RowIn<typeof machines> | undefined> => {
  const { ip, port: sentPort, apiKey: key } = context.call.body;
  if (typeof key !== 'string' || !isMask(key)) return undefined;
  const rows = await rowsOf(context, machines).find({
    where: { ipAddress: String(ip), port: Number(sentPort) },
  });
  const kept = rows.find((row) => answerField(row.apiKey, apiKey) === key);
  if (kept) return kept;
  throw new Refusal(400, 'server.moneymachines.otherMachine');
};

const addressIn = ({ ip, port: sentPort, apiKey: key }: Values): MachineAddress => ({
  ip: String(ip),
  port: Number(sentPort),
  apiKey: String(key),
});

const asking = (
  action: string,
  answer: (context: CallContext, machine: MachineAddress) => Promise<unknown>,
): ResourceFunction => ({
  right: 'read',
  run: async (context): Promise<Reply> =>
    askMachine(
      context,
      definition,
      {
        action,
        fields,
        stored: await keptMachine(context),
        failed: 'server.moneymachines.silent',
      },
      async (sent) =>
        ok({
          message: context.call.text('server.moneymachines.asked'),
          data: await answer(context, addressIn(sent)),
        }),
    ),
});

/** Machines that take and give cash; those of the demo are acted out. */
export const moneymachines = behaviour(definition, {
  functions: {
    status: asking('status', async ({ call, services }, machine) => {
      const state = await services.moneymachines.state(machine);
      return { state, message: call.text(`server.moneymachines.${state}`) };
    }),
    Inventory: asking('inventory', async ({ services }, machine) =>
      (await services.moneymachines.inventory(machine)).map(({ cents, count }) => ({
        denomination: cents / 100,
        count,
      })),
    ),
  },
});
