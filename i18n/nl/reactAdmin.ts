/**
 * Dutch texts of react-admin that `ra-language-dutch` lacks, left in English, or wrote for an older
 * version with other parameters.
 */
export const reactAdmin = {
  ra: {
    action: {
      reset: 'Terugzetten',
      search_columns: 'Kolommen zoeken',
      select_all_button: 'Alles selecteren',
      update: 'Bijwerken',
      update_application: 'Applicatie opnieuw laden',
    },
    page: {
      edit: '%{name} %{recordRepresentation}',
      show: '%{name} %{recordRepresentation}',
      access_denied: 'Geen toegang',
      authentication_error: 'Fout bij het inloggen',
    },
    message: {
      access_denied: 'U heeft niet de juiste rechten om deze pagina te openen',
      authentication_error:
        'De server gaf een foutmelding en uw inloggegevens konden niet worden gecontroleerd.',
      auth_error: 'Er is een fout opgetreden bij het controleren van uw sessie.',
      bulk_update_content:
        'Weet u zeker dat u %{name} %{recordRepresentation} wilt bijwerken? |||| Weet u zeker dat u deze %{smart_count} items wilt bijwerken?',
      bulk_update_title:
        '%{name} %{recordRepresentation} bijwerken |||| %{smart_count} %{name} bijwerken',
      clear_array_input: 'Weet u zeker dat u de hele lijst wilt wissen?',
      delete_content: 'Weet u zeker dat u dit item (%{name}) wilt verwijderen?',
      delete_title: '%{name} %{recordRepresentation} verwijderen',
      select_all_limit_reached:
        'Er zijn te veel items om ze allemaal te selecteren. Alleen de eerste %{max} zijn geselecteerd.',
      placeholder_data_warning: 'Netwerkprobleem: de gegevens konden niet worden ververst.',
    },
    navigation: {
      clear_filters: 'Filters wissen',
      no_filtered_results: 'Geen %{name} gevonden met de huidige filters.',
      no_results: 'Geen %{name} gevonden',
      previous: 'Ga naar vorige pagina',
    },
    sort: { sort_by: 'Sorteren op %{field_lower_first} %{order}' },
    auth: { email: 'E-mail' },
    notification: {
      application_update_available: 'Er is een nieuwe versie beschikbaar.',
      offline: 'Geen verbinding. De gegevens konden niet worden opgehaald.',
    },
    validation: { unique: 'Moet uniek zijn' },
    guesser: {
      empty: {
        title: 'Geen gegevens om te tonen',
        message: 'Controleer de dataprovider',
      },
    },
  },
};
