import { pinterminals as definition } from '../../../resources/webshop/pinterminals';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Operation } from '../../contract/CallContext';
import { ok, type Reply } from '../../contract/reply';
import type { Terminal } from '../../services/payments/pinTerminals';
import type { Values } from '../../store/Store';
import { askMachine } from './machines/askMachine';

/** What is tried at a terminal, in cents. */
const TRIAL = 1;

const { provider, poi, locationId, brand, type, forTesting } = definition.fields;
const fields = { provider, poi, locationId, brand, type };

const terminalIn = (sent: Values): Terminal => ({
  provider: typeof sent.provider === 'number' ? sent.provider : null,
  poi: String(sent.poi),
  locationId: String(sent.locationId ?? ''),
  brand: String(sent.brand ?? ''),
  type: String(sent.type ?? ''),
});

const status = (context: CallContext): Promise<Reply> =>
  askMachine(
    context,
    definition,
    { action: 'status', fields, failed: 'server.pinterminals.silent' },
    async (sent) =>
      ok({
        message: context.call.text('server.pinterminals.asked'),
        terminalStatus: await context.services.pinterminals.state(terminalIn(sent)),
      }),
  );

const startPayment = (context: CallContext): Promise<Reply> =>
  askMachine(
    context,
    definition,
    {
      action: 'startPayment',
      fields: { ...fields, forTesting },
      failed: 'server.pinterminals.refused',
    },
    async (sent) =>
      ok({
        message: context.call.text('server.pinterminals.started'),
        transactionId: await context.services.pinterminals.pay(terminalIn(sent), {
          cents: TRIAL,
          forTesting: sent.forTesting === 1,
        }),
      }),
  );

const posting = (path: string, right: Operation['right'], run: Operation['run']): Operation => ({
  method: 'POST',
  path,
  modules: ['webshop'],
  right,
  run,
});

/** Terminals at which people pay by card; those of the demo are acted out. */
export const pinterminals = behaviour(definition, {
  calls: [
    posting('webshop/pinterminalstatus', 'read', status),
    posting('webshop/startpinpayment', 'update', startPayment),
  ],
});
