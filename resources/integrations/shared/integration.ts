import { type AnyField, type AnyFields, f } from '../../../schemas';

/** A key, token or password of a service that is at one place, and of one account. */
export const credential = f.secret({ masked: true });

/** The same for one that is used where these fields define. */
export const credentialFor = <const Names extends readonly string[]>(...sentTo: Names) =>
  f.secret({ masked: true, sentTo });

/** How most services know their customers. */
export const keyAndSecret = { apikey: credential, secret: credential };

/** Where a service listens, on the server that is named beside it. */
export const tcpPort = f.integer({ as: 'text', min: 1, max: 65_535, ungrouped: true });

/** What the buttons of services have in common: they act on what is stored, and require what is entered. */
export const onService = { whileEditing: true } as const;

/** The button that asks a service for a token, which is shown once. */
export const requestingToken = {
  ...onService,
  icon: 'key',
  shows: { access_token: f.secret() },
} as const;

/** Somebody who signs in to a service. */
export const account = { userName: f.text(), password: credentialFor('userName') };

/** The button of a service that gives a token for an account. */
export const tokenOfAccount = {
  ...requestingToken,
  requires: ['userName', 'password'],
} as const;

/** Options stand in an object of their own on the wire. */
type InOptions<Options extends AnyFields> = {
  readonly [Name in keyof Options]: Options[Name] & { readonly within: 'options' };
};

const inOptions = <Options extends AnyFields>(options: Options) =>
  Object.fromEntries(
    Object.entries<AnyField>(options).map(([name, field]) => [
      name,
      { ...field, within: 'options' },
    ]),
  ) as InOptions<Options>;

const inPairs = <Name>(names: readonly Name[]): readonly (readonly Name[])[] =>
  names.flatMap((_, at) => (at % 2 === 0 ? [names.slice(at, at + 2)] : []));

interface Service<Options extends AnyFields, Shown extends string> {
  /** What it is called until somebody calls it something else. */
  readonly title: string;
  /** A heading of the overview. */
  readonly group: string;
  readonly options: Options;
  /** The options without which it can't be reached. */
  readonly needs: readonly (keyof Options & string)[];
  /** What is worked out and shown beneath the options. */
  readonly shows?: readonly Shown[];
}

/**
 * What the definitions of all integrations have in common: one record for each organisation, seen at a glance on
 * the overview.
 *
 * @param name the service's, as its path and its address end with
 */
export const integration = <
  const Name extends string,
  const Options extends AnyFields,
  const Shown extends string = never,
>(
  name: Name,
  { title, group, options, needs, shows = [] }: Service<Options, Shown>,
) => {
  const optionNames = Object.keys(options) as (keyof Options & string)[];
  return {
    name,
    path: `integration/${name}`,
    route: `integrations/${name}`,
    module: 'integrations',
    menu: false,
    single: true,
    title: 'name',
    face: {
      state: 'active',
      facts: ['description', 'lastModified'],
      less: 'All else are keys and addresses, which nobody looks at.',
    },
    overview: { page: 'integrations', group, needs },
    fields: {
      id: f.integer({ derived: true }),
      name: f.text({ required: true, default: title }),
      description: f.longText(),
      active: f.flag(),
      lastModified: f.dateTime({ as: 'yyyy-MM-dd HH:mm:ss', long: true, readOnly: true }),
      ...inOptions(options),
    },
    side: ['active', 'lastModified'],
    detail: [
      {
        tab: 'general',
        sections: {
          service: ['name', 'description'],
          connection: [...inPairs(optionNames), ...shows],
        },
      },
    ],
  } as const;
};
