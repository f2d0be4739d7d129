/** Messages of the demo server about the services that it calls. */
export const services = {
  integrations: {
    failed: 'The service failed (simulated)',
    token: 'Token received (simulated: nothing left this server)',
    answered: 'The service answered (simulated: nothing left this server)',
    connected: 'The connection works (simulated: nothing left this server)',
    locations: 'Locations fetched (%{count}), simulated: nothing left this server',
    products: 'Products found: %{count} (simulated: nothing left this server)',
    inspected: 'known in the store and up to date (simulated: nothing left this server)',
    synchronised:
      'Product synchronised; its ID in the store is %{remoteId} (simulated: nothing left this server)',
    noProduct: 'There is no product with this ID',
  },
  mail: {
    unreadable: 'This is no mail server that can be tried',
    otherServer: 'Enter the password again: the stored one is for another server or user name',
    works: 'The connection with %{host} works',
    signedIn: 'The connection with %{host} works; signed in as %{userName}',
    trouble: {
      name: 'There is no server called “%{host}”',
      none: 'No mail server answers at port %{port} of “%{host}”',
      forbidden:
        '“%{host}” is in a network that this server makes no connections to. Whoever runs the server can allow it',
      certificate:
        'The certificate of “%{host}” can’t be trusted, so no secure connection was made',
      insecure:
        '“%{host}” makes no secure connection at port %{port}, and without one no password is sent',
      login: '“%{host}” refused the user name or the password',
    },
  },
  mailDomains: {
    verified: 'Mails may now be sent in the name of %{domain}',
    missing:
      'There is no TXT record “%{name}” with this value yet. Until it is found can take some hours',
    silent: 'The name servers don’t answer. Try again later',
  },
  moneymachines: {
    ready: 'The machine takes and gives cash (simulated)',
    busy: 'Somebody is paying at the machine (simulated)',
    full: 'The machine is full; it has to be emptied (simulated)',
    jammed: 'A note is stuck in the machine (simulated)',
    asked: 'The machine answered (simulated: nothing left this server)',
    silent: 'The machine doesn’t answer (simulated)',
    otherMachine: 'Enter the API key again: the stored one is for another machine',
  },
  synchronisation: { tokenReplaced: 'The token was replaced' },
  pinterminals: {
    asked: 'The terminal answered (simulated: nothing left this server)',
    started: 'A payment of € 0.01 was started (simulated: nothing left this server)',
    refused: 'The terminal takes no payment now (simulated)',
    silent: 'The payment provider doesn’t answer (simulated)',
  },
};
