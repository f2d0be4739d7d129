/** What roles and modules are called in an installation that begins in this language; they can be renamed. */
export const dictionaries = {
  roles: { administrator: 'Administrator', manager: 'Manager', operator: 'Operator' },
  modules: {
    administration: {
      name: 'Administration',
      description: 'Organisations, modules, users and security groups',
    },
    dashboard: {
      name: 'Dashboard',
      description: 'Revenue, articles and top sellers at a glance',
    },
    devices: {
      name: 'Devices',
      description: 'Kiosks and screens, their groups, approvals and logs',
    },
    applicationUsers: {
      name: 'App users',
      description: 'People who sign in to the apps, and their groups',
    },
    translations: { name: 'Translations', description: 'Screen texts in Dutch and English' },
    media: { name: 'Media', description: 'Pictures, video, sound and documents' },
    builder: {
      name: 'Builder',
      description: 'Documents, lists, questionnaires and property templates',
    },
    locations: { name: 'Locations', description: 'Sites, contact persons and tables' },
    integrations: { name: 'Integrations', description: 'Connections with other services' },
    signage: { name: 'Signage', description: 'Playlists and what screens show' },
    ticketing: { name: 'Ticketing', description: 'Activities, time slots and tickets' },
    webshop: { name: 'Web shop', description: 'Products, prices and orders' },
    websites: { name: 'Websites', description: 'Pages, menus and news' },
    audit: { name: 'Audit log', description: 'Who did what, when and from where' },
  },
};
