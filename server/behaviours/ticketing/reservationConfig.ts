import { reservationConfig as settings } from '../../../resources/ticketing/reservationConfig';
import { type AnyFields, languagesCall, type Problem, sharingFields } from '../../../schemas';
import { inSentence } from '../../../schemas/text/inSentence';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Save } from '../../contract/CallContext';
import { rowsOf } from '../../records/tenant';
import { languageName, nameOf } from '../../records/texts';
import type { Condition } from '../../store/Query';
import type { Changes } from '../../store/Rows';
import type { StoredOf } from '../../tables/StoredOf';

type Settings = StoredOf<typeof settings>;

/** The names of what visitors book, and the settings for the languages they are read in. */
const namesIn = (fields: AnyFields) =>
  sharingFields(fields).filter(
    ([, field]) =>
      languagesCall(field)?.path === 'reservation-config' &&
      Object.values(field.fields).some(({ required }) => required),
  );

/** What rows are that have a text for each name in a language. */
const namedIn = (fields: AnyFields, language: string): Condition => ({
  all: namesIn(fields).map(([name, { mirrorsFirst }]) => ({
    has: {
      [name]: {
        where: { language },
        any: mirrorsFirst.map((text) => ({ not: { where: { [text]: [null, ''] } } })),
      },
    },
  })),
});

/** How many names of what there are have no text in a language, as "3 activities"; one for each resource. */
const missingIn = async (context: CallContext, language: string): Promise<readonly string[]> => {
  const counted = await Promise.all(
    context.definitions.all
      .filter(({ fields }) => namesIn(fields).length > 0)
      .map(async (definition) => {
        const { name, fields } = definition;
        const rows = rowsOf(context, context.tables.of(definition));
        const count = await rows.count({ not: namedIn(fields, language) });
        const what = inSentence(nameOf(context, name, count === 1 ? 'one' : 'several'));
        return count === 0 ? [] : [`${count} ${what}`];
      }),
  );
  return counted.flat();
};

const { supportedLocales, primaryLocale } = settings.fields;

const languagesOf = (values: Changes<Settings> | undefined): readonly string[] =>
  values?.supportedLocales ?? supportedLocales.default;

const doubtAbout = async (
  context: CallContext,
  languages: readonly string[],
): Promise<Problem<string> | undefined> => {
  const list = new Intl.ListFormat(context.call.locale, { type: 'conjunction' });
  const lacking = await Promise.all(
    languages.map(async (language) => {
      const missing = await missingIn(context, language);
      const name = languageName(context, language);
      return missing.length > 0 ? [`${name} (${list.format(missing)})`] : [];
    }),
  );
  const languagesLacking = lacking.flat().join(', ');
  return languagesLacking === ''
    ? undefined
    : { message: 'server.reservationConfig.noNames', params: { languages: languagesLacking } };
};

/** Languages that visitors are about to read in, where what they book has no names in them. */
const languageDoubts = async (context: CallContext, { before, after }: Save<Settings>) => {
  const known = languagesOf(before);
  const added = languagesOf(after).filter((language) => !known.includes(language));
  const primary = after.primaryLocale ?? '';
  const isAskedAlready =
    primary === (before?.primaryLocale ?? primaryLocale.default) || added.includes(primary);
  const forAdded = await doubtAbout(context, added);
  const forPrimary = isAskedAlready ? undefined : await doubtAbout(context, [primary]);
  return {
    ...(forAdded && { supportedLocales: forAdded }),
    ...(forPrimary && { primaryLocale: forPrimary }),
  };
};

/** The settings of reservations, which ask before visitors read in a language that names lack. */
export const reservationConfig = behaviour(settings, { doubts: languageDoubts });
