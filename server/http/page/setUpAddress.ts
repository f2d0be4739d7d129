import type { FastifyRequest } from 'fastify';
import { localeOf as addressedLocale, isSetUp, SETUP } from '../../../schemas/routing/address';
import type { SetUp } from '../../access/SetUp';
import { localeOf, pathOf } from '../request';

/** Where a page is sent on to: what holds nothing yet has one page alone, and nothing else has that. */
export const setUpAddress = async (
  setUp: SetUp,
  request: FastifyRequest,
): Promise<string | undefined> => {
  const path = pathOf(request);
  const isThere = isSetUp(path);
  if (await setUp.isDone()) return isThere ? '/' : undefined;
  const locale = addressedLocale(path);
  return isThere && locale !== null ? undefined : `/${locale ?? localeOf(request)}/${SETUP}`;
};
