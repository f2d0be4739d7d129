import { HttpError } from 'react-admin';
import { Unreachable } from '../../../../dataProvider/http';
import type { DocumentRow } from '../../../../schemas/rows';
import { afterChange, type Change, type Stored } from './changes';
import type { RowSender } from './RowSender';

/** What the server does with the next call that is not answered well. */
type Trouble = 'lostOnTheWay' | 'answerLost' | 'refused' | 'signedOut';

const told = (change: Change): string => {
  if (change.kind === 'order') return `order ${change.stored.map(({ id }) => id).join(' ')}`;
  if (change.kind === 'remove') return `remove ${change.id}`;
  const { title } = change.row.options;
  const place = `${title}@${change.order}`;
  return change.kind === 'add' ? `add ${place}` : `update ${change.id} ${place}`;
};

/** A server for tests: it keeps rows as they are sent, one call at a time, and can fail. */
export const fakeSender = (rows: readonly DocumentRow[]) => {
  let has: Stored = rows.map((row) => ({ id: row.id, row }));
  let lastId = 100;
  const calls: string[] = [];
  const troubles: Trouble[] = [];
  let gate: Promise<void> | null = null;
  let open = () => {};
  let underWay = 0;
  let mostAtOnce = 0;

  const serve = (change: Change): number | null => {
    const id = change.kind === 'add' ? lastId + 1 : null;
    lastId = id ?? lastId;
    has = afterChange(has, change, id);
    return id;
  };
  const sender: RowSender = {
    send: async (change) => {
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      calls.push(told(change));
      await gate;
      underWay -= 1;
      const trouble = troubles.shift();
      if (trouble === 'refused') throw new HttpError('Not like this', 400, {});
      if (trouble === 'signedOut') throw new HttpError('Sign in', 401, {});
      if (trouble === 'lostOnTheWay') throw new Unreachable('network');
      const id = serve(change);
      if (trouble === 'answerLost') throw new Unreachable('timeout');
      return id;
    },
    read: async () => {
      calls.push('read');
      if (troubles.shift()) throw new Unreachable('network');
      return has.map(({ id, row }, index) => ({ ...row, id, order: index + 1 }));
    },
  };
  return {
    sender,
    calls,
    fail: (...next: Trouble[]) => troubles.push(...next),
    titles: () => has.map(({ row }) => row.options.title),
    ids: () => has.map(({ id }) => id),
    mostAtOnce: () => mostAtOnce,
    /** Calls wait until it is let go. */
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    letGo: () => {
      open();
      gate = null;
    },
  };
};
