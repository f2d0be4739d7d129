import type { Area } from '../../resources/areas';
import type { Right } from '../../schemas';

/** Texts of the frame around the pages, and what all pages share. */
export const shell = {
  areas: {
    organisation: 'Organisation',
    devices: 'Devices',
    people: 'People and places',
    content: 'Content',
    builder: 'Builder',
    webshop: 'Web shop',
  } satisfies Record<Area, string>,
  reorder: {
    move: 'Put %{name} in its place',
    instructions:
      'Press the space bar to pick it up, the arrow keys to move it, the space bar again to put it down and Escape to leave it where it was.',
    lifted: '%{name} is picked up, place %{place} of %{total}.',
    over: '%{name} is at place %{place} of %{total}.',
    dropped: '%{name} stands at place %{place} of %{total}.',
    cancelled: '%{name} stays where it was.',
  },
  rights: {
    create: 'Create',
    read: 'Read',
    update: 'Update',
    delete: 'Delete',
  } satisfies Record<Right, string>,
  shell: {
    product: 'Back office',
    saveRefused: 'Error while saving: %{why}',
    unknownError: 'Unknown error',
    skip: 'Skip to content',
    menu: 'Menu',
    openMenu: 'Open menu',
    collapseMenu: 'Collapse menu',
    expandMenu: 'Expand menu',
    fold: 'Fold %{name}',
    unfold: 'Unfold %{name}',
    favourites: {
      title: 'Favourites',
      star: 'Favourite: %{name}',
    },
    home: 'Home',
    breadcrumb: 'Where you are',
    language: 'Language: %{name} (%{code})',
    theme: 'Appearance',
    themes: { light: 'Light', dark: 'Dark', system: 'Like the device' },
    userMenu: 'Account of %{name} (%{initials})',
    myAccount: 'My account',
    signOut: 'Sign out',
    busy: 'One moment',
    closeMessage: 'Close message',
    undo: 'Undo',
    offline:
      'This device is offline. What you change now cannot be saved until it is online again.',
    organisationChanged: 'You now work for %{name}.',
  },
  switcher: {
    title: 'Switch organisation',
    open: '%{name}: switch organisation',
    search: 'Search organisations',
    close: 'Close',
    none: 'No results',
    failed: 'The organisation was not switched. Choose again.',
  },
  signIn: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Sign in',
    failed: 'Signing in failed. Try again.',
    unreachable: {
      network: 'The server could not be reached. Try again.',
      timeout: 'The server took too long to answer. Try again.',
      unreadable: 'The server gave an answer that could not be read. Try again.',
    },
    again: {
      title: 'Sign in again',
      text: 'Your session has ended. Sign in to go on; what you typed is kept. If you were saving, save once more.',
      other: 'Sign out',
    },
  },
  pages: {
    back: 'Back',
    home: 'To the home page',
    reload: 'Load again',
    comingSoon: 'Coming soon',
    notFound: {
      title: 'Page not found',
      text: 'There is nothing at this address. It may have been mistyped, or the page is gone.',
    },
    noAccess: {
      title: 'No access',
      text: 'You may not see this page in this organisation. An administrator can change your rights.',
    },
    noRights: {
      title: 'No rights yet',
      text: 'You have no rights in %{name}. An administrator can add you to a security group; what you may see then stands in the menu.',
      again: 'Look again',
    },
    error: {
      title: 'Something went wrong',
      text: 'This page could not be shown. Loading it again often helps.',
    },
  },
};
