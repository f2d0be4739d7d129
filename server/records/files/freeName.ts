/** Names for a file, the first of which that is free it gets: "rose.png", then "rose (2).png". */
function* namesFor(name: string): Generator<string, never> {
  const [, stem = name, ending = ''] = /^(.+?)(\.\w+)?$/.exec(name) ?? [];
  yield name;
  for (let number = 2; ; number += 1) yield `${stem} (${number})${ending}`;
}

/** A name that isn't taken yet. */
export const freeName = async (
  name: string,
  isTaken: (candidate: string) => boolean | Promise<boolean>,
): Promise<string> => {
  const candidates = namesFor(name);
  for (;;) {
    const candidate = candidates.next().value;
    if (!(await isTaken(candidate))) return candidate;
  }
};
