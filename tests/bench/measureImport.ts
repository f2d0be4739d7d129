import type { startBenchServer } from './benchServer';
import { type Session, waitDuring } from './waiting';

type Report = (what: string, figure: string, isOk: boolean) => void;
type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;
type Account = Readonly<Record<'email' | 'password', string>>;

const LINES = 50_000;
/** Most milliseconds that another call may wait while a file is worked on. */
const MOST_WAIT_MS = 100;

const HEADS =
  'id;title.NL-nl;title.EN-gb;title.DE-de;title.FR-fr;description.NL-nl;price;allergens';

const lineOf = (_: unknown, at: number): string =>
  `;Product ${at};Product ${at};Produkt ${at};Produit ${at};"Vers; van ""${at}""";${at % 50},95;"milk,nuts"`;

const FILE = [HEADS, ...Array.from({ length: LINES }, lineOf)].join('\r\n');

/** A file of products, as a form. */
const send = async (session: Session, parts: Readonly<Record<string, string>>): Promise<void> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ function: 'productsImport', ...parts }))
    form.append(name, value);
  form.append('file', new File([FILE], 'products.csv', { type: 'text/csv' }));
  const { body, headers } = new Response(form);
  if (body) await session.send('data/exchange', body, headers.get('Content-Type') ?? '');
};

/** All products as a file, read to its end. */
const save = (session: Session): Promise<void> =>
  session.drain('data/exchange', { function: 'productsExport' });

/** Measures how long others wait while a file of many products is judged and stored, and while one is made of them. */
export const measureImport =
  ({ email, password }: Account, report: Report) =>
  async (server: BenchServer): Promise<void> => {
    const session = await server.signIn(email, password);
    for (const [what, work] of [
      ['judged', () => send(session, { dryRun: '1' })],
      ['stored', () => send(session, { onlyRight: '1' })],
      ['saved', () => save(session)],
    ] as const) {
      const { longest, seconds } = await waitDuring(server, session, work);
      report(
        `others, while ${LINES} are ${what}`,
        `${longest.toFixed(0)} ms (at most ${MOST_WAIT_MS} ms), in ${seconds.toFixed(1)} s`,
        longest <= MOST_WAIT_MS,
      );
    }
  };
