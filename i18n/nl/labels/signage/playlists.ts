import type { playlists } from '../../../../resources/signage/playlists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Afspeellijst |||| Afspeellijsten',
  facts: {
    playListItems: '1 onderdeel |||| %{smart_count} onderdelen',
    defDuration: '%{value} s per onderdeel',
    showTicker: 'met lichtkrant',
  },
  belongs: "Afbeeldingen en video's in de volgorde waarin schermen ze tonen.",
  fields: {
    defDuration: 'Standaardduur (seconden)',
    showTicker: 'Lichtkrant tonen',
    tickerType: 'Soort lichtkrant',
    playListItems: 'Onderdelen',
  },
  help: {
    defDuration:
      'Zo lang staan nieuwe beelden in beeld. Wat er al in staat, houdt zijn eigen tijd.',
    tickerType: 'Het nummer waaraan de speler weet wat er door het beeld loopt.',
  },
  rows: {
    playListItems: {
      fields: {
        filename: 'Bestand',
        mimeType: 'Bestandstype',
        src: 'Adres',
        mediaId: 'Mediabestand',
        priceSheetId: 'Prijslijst',
        duration: 'Duur (seconden)',
        transition: 'Overgang',
        deleted: 'Verwijderd',
      },
      codes: { transition: { 0: 'Direct', 1: 'Vervagen', 2: 'Schuiven', 3: 'Inzoomen' } },
    },
  },
} satisfies Labels<typeof playlists>;
