import type { Translate } from './Translate';

/** Something that could not be stored. */
export interface LeftWork {
  name: string;
  /** Why it isn't stored. */
  reason: string;
  /** Leads to it. */
  show(): void;
}

/** Work that is stored by itself, beside a page's form, and may not all be stored yet. */
export interface UnsavedWork {
  /** What is given up stays in this browser, and is offered when the page is opened again. */
  isKept?: boolean;
  isStored(): boolean;
  /** Stores what can be stored, and reports whether that is everything. */
  store(): Promise<boolean>;
  /** What could not be stored, in the words of the reader's language. */
  left(translate: Translate): readonly LeftWork[];
  /** It is given up. */
  discard(): void;
}

const works = new Set<UnsavedWork>();

const isStored = (): boolean => [...works].every((work) => work.isStored());

const onLeave = (event: BeforeUnloadEvent): void => {
  if (isStored()) return;
  event.preventDefault();
  void unsavedWork.store();
};

/** All such work of the page; leaving it asks for confirmation as long as not all of it is stored. */
export const unsavedWork = {
  /** @returns takes it out again */
  add: (work: UnsavedWork): (() => void) => {
    if (works.size === 0) window.addEventListener('beforeunload', onLeave);
    works.add(work);
    return () => {
      works.delete(work);
      if (works.size === 0) window.removeEventListener('beforeunload', onLeave);
    };
  },
  isStored,
  /** Whether all that isn't stored is kept in this browser. */
  isKept: (): boolean => [...works].every((work) => work.isKept || work.isStored()),
  store: async (): Promise<boolean> => {
    const stored = await Promise.all([...works].map((work) => work.store()));
    return stored.every(Boolean);
  },
  left: (translate: Translate): readonly LeftWork[] =>
    [...works].flatMap((work) => work.left(translate)),
  discard: (): void => {
    for (const work of works) work.discard();
  },
};
