import { collisionOf } from '../../../resources/websites/shared/collisions';
import type { Behaviour, CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { list, type Reply } from '../../contract/reply';
import { findRow, findRows } from '../../records/tenant';
import type { Values } from '../../store/Store';
import { pickAll } from '../pick';
import { websiteAddresses } from './pages/addresses';

const redirectOf = (values: Values) => ({
  oldUrl: String(values.oldUrl ?? ''),
  newUrl: String(values.newUrl ?? ''),
});

/** Refuses what would lead nowhere, and names what it collides with. */
const refuseCollision = async (context: CallContext, { before, after }: Save): Promise<void> => {
  const websiteId = Number(after.websiteId);
  const website = await findRow(context, 'websites', websiteId);
  const { rows } = await findRows(context, 'redirects', { where: { websiteId } });
  const others = rows.filter(({ id }) => id !== before?.id).map(redirectOf);
  const collision = collisionOf(redirectOf(after), others, String(website?.rootUrl ?? ''));
  if (!collision) return;
  const ways = collision.others.map(({ oldUrl, newUrl }) => `${oldUrl} → ${newUrl}`);
  const message = `server.redirects.${collision.kind}`;
  const field = collision.kind === 'twice' ? 'oldUrl' : 'newUrl';
  const params = { others: ways.join(', ') };
  throw new FieldProblems('redirects', { [field]: { message, params } }, 409);
};

/** Refuses an old address at which a page is: nobody would come to that page any more. */
const refusePage = async (context: CallContext, { before, after }: Save): Promise<void> => {
  if (before?.websiteId === after.websiteId && before?.oldUrl === after.oldUrl) return;
  const { pages, isSame } = await websiteAddresses(context, Number(after.websiteId));
  const there = pages.find(({ url }) => isSame(url, after.oldUrl));
  if (!there) return;
  const params = { name: String(there.page.name) };
  const problem = { message: 'server.redirects.pageThere', params };
  throw new FieldProblems('redirects', { oldUrl: problem }, 409);
};

const websitesOf = async (context: CallContext): Promise<Reply> => {
  const { rows, total } = await findRows(context, 'websites', {
    sort: [{ field: 'name', order: 'asc' }],
  });
  return list(pickAll(rows, ['name']), total);
};

/** Where old addresses of websites lead. */
export const redirects: Behaviour = {
  onSave: async (context, save) => {
    await refuseCollision(context, save);
    await refusePage(context, save);
    return {};
  },

  // A new redirect has websites to choose from as well.
  recordFunctions: { getWebsites: { right: 'read', run: websitesOf } },
  functions: { getWebsites: { right: 'read', run: websitesOf } },
};
