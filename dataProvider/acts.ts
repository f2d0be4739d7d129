/** The acts that calls were part of, by the names that their callers gave them here. */
const known = new Map<string, number>();

/** What was done at once, under a name of ours: the server answers by which id it is taken back. */
export const acts = {
  /**
   * @param name none of what is done by one call
   * @param answered what the server's header holds, if anything
   */
  note: (name: string | undefined, answered: string | null): number | undefined => {
    const id = Number(answered) || undefined;
    if (name !== undefined && id !== undefined) known.set(name, id);
    return id;
  },
  /** The act that has a name; none where nothing of it can be taken back. */
  take: (name: string): number | undefined => {
    const id = known.get(name);
    known.delete(name);
    return id;
  },
};
