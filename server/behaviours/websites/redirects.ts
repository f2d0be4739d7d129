import { redirects as definition } from '../../../resources/websites/redirects';
import { collisionOf } from '../../../resources/websites/shared/collisions';
import { websites } from '../../../resources/websites/websites';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { list, type Reply } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import type { Changes } from '../../store/Rows';
import { tableOf } from '../../tables/tableOf';
import { redirects as table } from '../../tables/websites/redirects';
import { pickAll } from '../pick';
import { keptAddress, type RedirectRow, websiteAddresses } from './pages/addresses';

const websitesTable = tableOf(websites);

type Addresses = Awaited<ReturnType<typeof websiteAddresses>>;

const redirectOf = ({ oldUrl = '', newUrl = '' }: Changes<RedirectRow>) => ({ oldUrl, newUrl });

/** The redirects at the addresses of one, and all that lead on from there; without the one of an id. */
const followedFrom = async (
  { redirectsAt }: Addresses,
  { oldUrl, newUrl }: ReturnType<typeof redirectOf>,
  own: number | undefined,
): Promise<readonly RedirectRow[]> => {
  const known = new Map<number, RedirectRow>();
  for (let urls: readonly string[] = [oldUrl, newUrl]; urls.length > 0; ) {
    const found = (await redirectsAt(urls)).filter(({ id }) => id !== own && !known.has(id));
    for (const one of found) known.set(one.id, one);
    urls = found.map((one) => redirectOf(one).newUrl);
  }
  return [...known.values()].sort((one, other) => one.id - other.id);
};

/** Refuses what would lead nowhere, and names what it collides with. */
const refuseCollision = async (
  addresses: Addresses,
  { before, after }: Save<RedirectRow>,
): Promise<void> => {
  const redirect = redirectOf(after);
  const others = await followedFrom(addresses, redirect, before?.id);
  const collision = collisionOf(redirect, others.map(redirectOf), addresses.rootUrl);
  if (!collision) return;
  const ways = collision.others.map(({ oldUrl, newUrl }) => `${oldUrl} → ${newUrl}`);
  const message = `server.redirects.${collision.kind}`;
  const field = collision.kind === 'twice' ? 'oldUrl' : 'newUrl';
  const params = { others: ways.join(', ') };
  throw new FieldProblems(definition.name, { [field]: { message, params } }, 409);
};

/** Refuses an old address at which a page is: nobody would come to that page any more. */
const refusePage = async (
  { pagesAt, isSame }: Addresses,
  { before, after }: Save<RedirectRow>,
): Promise<void> => {
  if (before?.websiteId === after.websiteId && before?.oldUrl === after.oldUrl) return;
  const { oldUrl } = redirectOf(after);
  const there = (await pagesAt([oldUrl])).find(({ url }) => isSame(url, oldUrl));
  if (!there) return;
  const params = { name: there.page.name ?? '' };
  const problem = { message: 'server.redirects.pageThere', params };
  throw new FieldProblems(definition.name, { oldUrl: problem }, 409);
};

const websitesOf = async (context: CallContext): Promise<Reply> => {
  const rows = await rowsOf(context, websitesTable).find({
    sort: [{ field: 'name', order: 'asc' }],
    only: ['name'],
  });
  return list(pickAll(rows, ['name']), rows.length);
};

/** Where old addresses of websites lead. */
export const redirects = behaviour(definition, table, {
  kept: (row) => ({ address: keptAddress(redirectOf(row).oldUrl) }),

  onSave: async (context, save) => {
    const addresses = await websiteAddresses(context, save.after.websiteId ?? 0);
    await refuseCollision(addresses, save);
    await refusePage(addresses, save);
    return {};
  },

  // A new redirect has websites to choose from as well.
  recordFunctions: { getWebsites: { right: 'read', run: websitesOf } },
  functions: { getWebsites: { right: 'read', run: websitesOf } },
});
