import { storeSuite } from '../../tests/contract/store/storeSuite';
import { openPostgres } from '../../tests/fixtures/postgres/openStore';

storeSuite(({ tables, rows }) => openPostgres(rows, tables));
