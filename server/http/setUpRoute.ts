import { hashPassword } from '../access/passwords';
import { addFirstRows } from '../behaviours/organisation/setUp/firstRows';
import { readSetUpForm } from '../behaviours/organisation/setUp/setUpForm';
import { sentPart } from '../contract/parts';
import { ok, type Reply } from '../contract/reply';
import { addEntry, firstEntry } from '../records/audit/entries';
import { sentText } from '../wire/sent';
import { browserOf } from './request';
import type { Route, RoutedCall } from './route';

const handle = async (call: RoutedCall): Promise<Reply> => {
  const { address, body, context, locale, request, text } = call;
  const { clock, onEntry, setUp, throttle, translate } = context;
  const token = sentPart(body, 'token', sentText).trim();
  const attempt = await throttle.begin({ account: 'set up', address });
  await setUp.requireToken(token);
  await attempt.succeed();
  const { organisation, language, password, ...person } = await readSetUpForm(
    body,
    locale,
    context.installation,
  );
  const passwordHash = await hashPassword(password);
  const now = new Date(clock()).toISOString();
  await setUp.run(token, async (store) => {
    const administrator = await addFirstRows(store, translate, {
      organisation,
      administrator: { ...person, passwordHash },
      locale: language,
      now,
    });
    const actor = { user: administrator, address, browser: browserOf(request) };
    const entry = {
      ...firstEntry(actor, 'create', 'POST setup', clock),
      resource: 'organisations',
      recordName: organisation,
    };
    await addEntry(store, Number(administrator.organisationId), entry, onEntry);
  });
  return ok({ message: text('server.setUp.ready', { name: organisation }) });
};

/** `/internal/v1/setup`: makes the provider's organisation and its administrator, once. */
export const setUpRoute: Route = {
  method: 'POST',
  path: '/setup',
  isOpen: true,
  admit: ({ throttle }, address) => throttle.refuseWaiting(address),
  handle,
};
