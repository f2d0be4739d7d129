import { PUBLICATION } from './publishing';

/** What is shown of a record beside its name: a field, or how many records or rows it carries of one of its parts. */
export type Fact<Field extends string = string, Part extends string = string> =
  | Field
  | { readonly count: Part };

type State<Field extends string> = Field | typeof PUBLICATION;

/** A state and three facts at least: enough to know by what a record is, and what it is like. */
interface Whole<Field extends string, Part extends string> {
  readonly state: State<Field>;
  readonly facts: readonly [
    Fact<Field, Part>,
    Fact<Field, Part>,
    Fact<Field, Part>,
    ...Fact<Field, Part>[],
  ];
}

interface Less<Field extends string, Part extends string> {
  readonly state?: State<Field>;
  readonly facts?: readonly Fact<Field, Part>[];
  /** Why there is no more to it, for whoever reads the definition. */
  readonly less: string;
}

/** What is seen of a record at first sight, on the head of its page and on cards. */
export type FaceSpec<Field extends string = string, Part extends string = string> =
  | Whole<Field, Part>
  | Less<Field, Part>;

/** A face as every part of the product reads it. */
export interface Face {
  /** A choice, or a flag. */
  readonly state?: string;
  readonly facts: readonly Fact[];
  readonly less?: string;
}

/** The action that is called for first; of several, the first that is offered. */
export type NextStep<Action extends string = string> =
  | Action
  | 'publish'
  | readonly (Action | 'publish')[];

/** The face of a record; the state of one that is published is its publication. */
export const faceOf = (face: FaceSpec | undefined, isPublished: boolean): Face => ({
  facts: [],
  ...(isPublished && { state: PUBLICATION }),
  ...face,
});

/** The fields that a face shows. */
export const fieldsOfFace = ({ state, facts }: Face): readonly string[] => [
  ...(state === undefined ? [] : [state]),
  ...facts.flatMap((fact) => (typeof fact === 'string' ? [fact] : [])),
];
