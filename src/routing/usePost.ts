import { type Location, useNavigate, useSubmit } from 'react-router';

type Fields = Readonly<Record<string, string>> | null;

/** What was posted last: a page with something unsaved may ask first, and knows only where it was to be left for. */
let posted: { readonly path: string; readonly fields: Fields } | undefined;

/** Posts to a route of the app. */
export const usePost = () => {
  const submit = useSubmit();
  return (path: string, fields: Fields = null): Promise<void> => {
    posted = { path, fields };
    return submit(fields, { method: 'post', action: path, flushSync: true });
  };
};

/** Goes to where a page was to be left for, as it was asked: what was posted is posted again. */
export const useGoOn = () => {
  const navigate = useNavigate();
  const post = usePost();
  return async (location: Location): Promise<void> => {
    if (posted?.path === location.pathname) await post(posted.path, posted.fields);
    else await navigate(location);
  };
};
