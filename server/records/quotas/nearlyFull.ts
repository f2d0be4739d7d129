import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { outbox } from '../../tables/builder/outbox';
import { media } from '../../tables/content/media';
import { organisations } from '../../tables/organisation/organisations';
import { mailsOf } from './mails';
import { isNearlyFull, percentOf, type Quota } from './Quota';
import { rowQuotaOf } from './rows';
import { storageOf } from './storage';

interface Kind {
  readonly name: 'storage' | 'mails' | 'rows';
  /** The resource whose list it leads to. */
  readonly resource: string;
  of(context: CallContext): Promise<Quota>;
}

/** What an organisation has a quota of. */
const kinds: readonly Kind[] = [
  {
    name: 'storage',
    resource: media.name,
    of: (context) => storageOf(context, context.call.organisation.id),
  },
  { name: 'mails', resource: outbox.name, of: mailsOf },
  { name: 'rows', resource: organisations.name, of: rowQuotaOf },
];

/**
 * What the organisation has nearly, or all, that it may have, as lines of what needs somebody.
 *
 * @param isRead whether the caller may read a list
 */
export const nearlyFull = async (
  context: CallContext,
  isRead: (definition: Resource) => boolean,
) => {
  const meant = kinds.filter(({ resource }) => {
    const definition = context.definitions.named(resource);
    return definition !== undefined && isRead(definition);
  });
  const found = await Promise.all(
    meant.map(async ({ name, resource, of }) => ({ name, resource, quota: await of(context) })),
  );
  return found
    .filter(({ quota }) => isNearlyFull(quota))
    .map(({ name, resource, quota }) => {
      const count = percentOf(quota);
      const text = context.call.text(`server.quotas.nearlyFull.${name}`, { percent: count });
      return { resource, count, text, names: [], hasPages: 0, query: '' };
    });
};
