import { type MenuEntry, menu } from 'virtual:resources';
import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Locale } from '../../../schemas/routing/locales';
import { type Page, pageAt } from '../../../schemas/routing/page';
import { holderOf } from '../../routing/holder';
import { asLeft } from '../../routing/leftPages';
import { namesOf } from '../../routing/names';
import { useOpenPageParents, useOpenPageTitle } from '../../routing/pageTitle';
import { listPath, useCurrentLocale } from '../../routing/paths';
import { usePage } from '../../routing/usePage';
import { useTakenOver } from '../../session/useTakenOver';
import type { Translate } from '../../ui/Translate';
import look from '../bar/shell.module.css';
import { HolderTitle } from './HolderTitle';

interface Step {
  text: ReactNode;
  to?: string;
  /** The open page. */
  isHere?: true;
}

/** The way back to an address. */
type Back = (address: string) => string;

type OfRecord = Extract<Page<MenuEntry>, { kind: 'record' | 'page' }>;

/** Where a record or page stands under: its list, or the record that holds it with the list of that one. */
const aboveOf = (page: OfRecord, locale: Locale, back: Back): readonly Step[] => {
  const { entry, params } = page;
  const to = listPath(entry, locale, params);
  const holder = pageAt(to, menu, locale);
  if (holder.kind !== 'record' || holder.entry === entry)
    return [{ text: namesOf(entry, locale).several, to: back(to) }];
  const { one, several } = namesOf(holder.entry, locale);
  const title = (
    <Suspense fallback={one}>
      <HolderTitle resource={holder.entry.name} id={Number(holder.id)} fallback={one} />
    </Suspense>
  );
  return [
    { text: several, to: back(listPath(holder.entry, locale)) },
    { text: title, to: back(to) },
  ];
};

/** Where a single record stands under: its area, or the page that shows it among its likes. */
const aboveSingle = (
  page: OfRecord,
  locale: Locale,
  back: Back,
  translate: Translate,
): readonly Step[] => {
  const holder = holderOf(page, locale);
  if (!holder) return [];
  const area = { text: translate(`areas.${holder.area}`) };
  if (holder === page.entry) return [area];
  const to = listPath(holder, locale);
  return [area, { text: namesOf(holder, locale).several, to: back(to) }];
};

/** What stands under an area; one that is called like its list isn't named twice. */
const inArea = (area: Step, above: readonly Step[]): readonly Step[] =>
  above[0]?.text === area.text ? above : [area, ...above];

const useSteps = (): readonly Step[] => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const page = usePage();
  const title = useOpenPageTitle();
  const beneath = useOpenPageParents();
  const back: Back = useTakenOver() ? asLeft : (address) => address;
  if (!('entry' in page)) return [];
  const { entry } = page;
  const { one, several } = namesOf(entry, locale);
  const area = { text: translate(`areas.${entry.area}`) };
  if (entry.single && page.kind === 'record')
    return [...aboveSingle(page, locale, back, translate), { text: one, isHere: true }];
  // The title below names the list.
  // A page that is alone under its name has no other, before its title is known as well.
  const isNamedBelow = title === several || (title === '' && entry.single);
  if (page.kind === 'list' || (page.kind === 'page' && isNamedBelow))
    return area.text === several ? [] : [area];
  const above = aboveOf(page, locale, back);
  const ofPage =
    page.kind === 'page' && title !== '' ? [{ text: title, isHere: true as const }] : [];
  // The title of a record stands below, once.
  return [...inArea(area, above), ...beneath, ...ofPage];
};

/** Where the open page stands: area, list, what a record lies beneath. Takes its room also when empty. */
export const Breadcrumb = () => {
  const translate = useTranslate();
  const steps = useSteps();
  return (
    <nav
      className={look.breadcrumb}
      aria-label={translate('shell.breadcrumb')}
      data-short={(steps.length < 2 && !steps[0]?.to) || undefined}
    >
      <ol>
        {steps.map(({ text, to, isHere }, index) => (
          <li key={to ?? index} aria-current={isHere ? 'page' : undefined}>
            {to ? <Link to={to}>{text}</Link> : text}
          </li>
        ))}
      </ol>
    </nav>
  );
};
