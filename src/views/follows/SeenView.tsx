import { useSeenFollow } from './useFollows';

interface Props {
  resource: string;
  viewId: number;
}

/** Draws nothing: notes that the person looks at a view, where they follow it. */
export const SeenView = (props: Props) => {
  useSeenFollow(props);
  return null;
};
