import { hashPassword } from '../access/passwords';
import { addFirstRows } from '../behaviours/organisation/setUp/firstRows';
import { readSetUpForm } from '../behaviours/organisation/setUp/setUpForm';
import { sentPart } from '../contract/parts';
import { ok, type Reply } from '../contract/reply';
import { sentText } from '../wire/sent';
import type { Route, RoutedCall } from './route';

const handle = async ({ address, body, context, locale, text }: RoutedCall): Promise<Reply> => {
  const { setUp, throttle, translate } = context;
  const token = sentPart(body, 'token', sentText).trim();
  const attempt = await throttle.begin({ account: 'set up', address });
  await setUp.requireToken(token);
  await attempt.succeed();
  const { organisation, language, password, ...person } = readSetUpForm(body, locale);
  const passwordHash = await hashPassword(password);
  const now = new Date(context.clock()).toISOString();
  await setUp.run(token, (store) =>
    addFirstRows(store, translate, {
      organisation,
      administrator: { ...person, passwordHash },
      locale: language,
      now,
    }),
  );
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
