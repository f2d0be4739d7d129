import { type ComponentType, use, useEffect } from 'react';
import { drawnParts, MOUNTED } from './drawnParts';
import { readAtOnce } from './readAtOnce';

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

/** A component that can be loaded before it is drawn. */
export type Part<Props> = ComponentType<Props> & {
  /** Loads it if need be; resolves when it is there. */
  prepare(): Promise<unknown>;
};

/**
 * A component that is loaded when it is first drawn, or before. Once it is there it is drawn at once, where
 * React's own `lazy` first draws what stands in for it.
 *
 * @param name of what is loaded, its own among all parts
 */
export const part = <Props extends object>(
  name: string,
  load: () => Promise<Loaded<Props>>,
): Part<Props> => {
  let loading: Promise<Loaded<Props>> | undefined;
  const prepare = (): Promise<Loaded<Props>> => {
    loading ??= readAtOnce(load());
    return loading;
  };
  const drawnName = `${MOUNTED}${name}`;
  drawnParts.register(drawnName, prepare);
  const Prepared = (props: Props) => {
    drawnParts.note(drawnName);
    const { default: Shown } = use(prepare());
    useEffect(() => drawnParts.mounted(drawnName), []);
    return <Shown {...props} />;
  };
  return Object.assign(Prepared, { prepare });
};
