import { fillPath, VIEW } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { changedByOthers } from '../../../records/follows/changesOf';
import type { Followed } from '../../../records/follows/followed';
import { shownChanges } from '../../../records/history/readHistory';
import { rowsByIds } from '../../../records/references/rowsByIds';
import { nameOfRecord } from '../../../records/references/titles';
import { fieldName, nameOf, nameOfPerson, rowsName } from '../../../records/texts';
import { escapedHtml } from '../../../services/mail/escapedHtml';
import type { Letter } from '../../../services/mail/Letter';
import type { PostOffice } from '../../../services/mail/PostOffice';
import type { Row, Values } from '../../../store/Store';

/** The page of all that somebody follows. */
const PAGE = 'following';

/** As many changes of a record are looked into for what they changed, and as much of it is named. */
const LOOKED_INTO = 20;
const NAMED = 8;

/** By what a letter goes, and the address that its links begin with. */
export interface Way {
  readonly mail: PostOffice;
  readonly address: string;
}

const linkTo = (href: string, text: string): string =>
  `<a href="${escapedHtml(href)}">${escapedHtml(text)}</a>`;

const pageOf = ({ call }: CallContext, { address }: Way, path: string): string =>
  new URL(`/${call.locale}/dashboard/${path}`, address).href;

/** The address of what is followed; that of all of it where a record has none of its own. */
const addressOf = (
  context: CallContext,
  way: Way,
  { follow, definition, row }: Followed,
): string => {
  const { route, recordRoute, localeFree, single } = definition;
  if (follow.viewId !== null) return pageOf(context, way, `${route}?${VIEW}=${follow.viewId}`);
  if (localeFree || recordRoute.includes('{')) return pageOf(context, way, PAGE);
  return pageOf(context, way, single ? route : `${fillPath(recordRoute, {})}/${row?.id}`);
};

const namesIn = (list: unknown, name: string): readonly string[] =>
  Array.isArray(list) ? list.map((one: Values) => String(one[name])) : [];

/** What of a record a change was about, in words. */
const wordsOf = (
  context: CallContext,
  { definition }: Followed,
  change: Values,
): readonly string[] => {
  const { name, links } = definition;
  const fields = Array.isArray(change.fields) ? change.fields.map(String) : [];
  return [
    ...fields.map((field) => fieldName(context, name, field)),
    ...namesIn(change.rows, 'subList').map((subList) => rowsName(context, name, subList)),
    ...namesIn(change.links, 'link').map((link) =>
      nameOf(context, links[link]?.to ?? '', 'several'),
    ),
  ];
};

/** What of a record was changed since a moment, as its history shows it. */
const changedOf = async (
  context: CallContext,
  followed: Followed,
  row: Row,
  since: number,
): Promise<readonly string[]> => {
  const { definition } = followed;
  const [changes, ids] = await Promise.all([
    shownChanges(context, definition, row, { skip: 0, take: LOOKED_INTO }),
    changedByOthers(context, definition, row.id, since),
  ]);
  return changes
    .filter(({ id }) => ids.has(Number(id)))
    .flatMap((change) => wordsOf(context, followed, change));
};

/** Which records of a view were changed, by their names. */
const recordsOf = async (
  context: CallContext,
  { definition, recordIds }: Followed,
): Promise<readonly string[]> => {
  const rows = await rowsByIds(context, definition.name, recordIds);
  return Promise.all(rows.map((row) => nameOfRecord(context, definition, row)));
};

const lineOf = async (
  context: CallContext,
  way: Way,
  followed: Followed,
  since: number,
): Promise<string> => {
  const { definition, row, name, count, by } = followed;
  const { text } = context.call;
  const kind = nameOf(context, definition.name, row ? 'one' : 'several');
  const key = row ? 'server.follows.mail.changes' : 'server.follows.mail.records';
  const what = text(key, { smart_count: count });
  const names = by.join(', ');
  const done = names === '' ? what : text('server.follows.mail.by', { what, names });
  const words = row
    ? await changedOf(context, followed, row, since)
    : await recordsOf(context, followed);
  const named = [...new Set(words)].slice(0, NAMED).join(', ');
  const lines = [done, ...(named === '' ? [] : [named])].map((line) => `<br>${escapedHtml(line)}`);
  return `<li>${linkTo(addressOf(context, way, followed), name)} (${escapedHtml(kind)})${lines.join('')}</li>`;
};

/** The mail with what others changed of what somebody follows. @param date up to when, and `sinceOf` since when that is */
export const letterOf = async (
  context: CallContext,
  way: Way,
  all: readonly Followed[],
  { date, sinceOf }: { readonly date: Date; sinceOf(followed: Followed): number },
): Promise<Letter> => {
  const { call } = context;
  const { user, text } = call;
  const organisation = call.organisation.name ?? '';
  const lines: string[] = [];
  for (const one of all) lines.push(await lineOf(context, way, one, sinceOf(one)));
  const smart_count = all.reduce((sum, { count }) => sum + count, 0);
  const begin = text('server.follows.mail.begin', { organisation });
  const page = linkTo(pageOf(context, way, PAGE), text('server.follows.mail.all'));
  return {
    from: { name: organisation, address: way.mail.address },
    to: { name: nameOfPerson(user), address: (user.email ?? '').trim() },
    subject: text('server.follows.mail.subject', { organisation, smart_count }),
    html: [
      `<p>${escapedHtml(begin)}</p>`,
      `<ul>${lines.join('')}</ul>`,
      `<p>${page}. ${escapedHtml(text('server.follows.mail.end'))}</p>`,
    ].join(''),
    date,
  };
};
