import type { ModuleKey } from '../../../schemas';
import type { TextGroupName } from '../texts/groups';
import type { ProductText } from '../texts/products/ProductText';
import type { TicketingText } from '../ticketing/TicketingText';

/** A place of the organisation: what it is called, its city, and the word that devices there carry. */
export type Site = readonly [name: string, city: string, label: string];

/** At a kiosk one pays and gets a receipt; a screen shows and asks. */
export type Machine = 'kiosk' | 'screen';

/** What devices are for: the word in their names, their group, and what stands there. */
export type DeviceRole = readonly [word: string, group: string, machine: Machine];

/** A security group: name, description, flags (create, read, update, delete), modules (all unless given). */
export type SecurityGroup = readonly [
  name: string,
  description: string,
  access: string,
  modules?: readonly ModuleKey[],
];

/** A field of a form: its row type, its title, and whether it must be filled in. */
export type FormRow = readonly [type: number, title: string, state?: 'required'];

/** A document: a form when its rows are input rows, a page otherwise. */
export interface DocumentText {
  readonly title: string;
  readonly description: string;
  readonly tags: string;
  readonly state: 'draft' | 'active';
  readonly version?: number;
  /** It is written in English instead of Dutch. */
  readonly isEnglish?: boolean;
  /** Offered as the personal document of application users. */
  readonly isPersonal?: boolean;
  readonly rows: readonly FormRow[];
}

/** An organisation of the demo: what it is, what it calls things, and how much of everything it has. */
export interface Profile {
  /** Short unique mark, the first part of its codes. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly city: string;
  readonly address: string;
  /** A reserved domain; its mail and its web addresses stand below it. */
  readonly domain: string;
  /** The code of the organisation that it belongs to. */
  readonly parent?: string;
  readonly modules: readonly ModuleKey[];
  /** Share of its people that have English names. */
  readonly english: number;
  readonly sizes: Readonly<
    Record<
      'devices' | 'approvals' | 'users' | 'applicationUsers' | 'logs' | 'persons' | 'tables',
      number
    >
  >;
  readonly sites: readonly Site[];
  /** Its sites in its own city stand at its own address. */
  readonly isOnePlace: boolean;
  /** Labels of the sites that have tables. */
  readonly tablesAt: readonly string[];
  readonly deviceRoles: readonly DeviceRole[];
  readonly deviceGroups: readonly (readonly [name: string, description: string])[];
  readonly appUserGroups: readonly (readonly [name: string, description: string, tag: string])[];
  readonly securityGroups: readonly SecurityGroup[];
  /** What contact persons do there. */
  readonly functions: readonly string[];
  readonly textGroups: readonly TextGroupName[];
  /** How many of the property templates it has, from the first. */
  readonly templates: number;
  readonly documents: readonly DocumentText[];
  readonly products: readonly ProductText[];
  /** What visitors can book; nothing where it isn't given. */
  readonly ticketing?: TicketingText;
  /** Products sold on an ordinary day. */
  readonly salesADay: number;
}
