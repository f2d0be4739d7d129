import { sql } from 'kysely';
import { COLLATION, LONGEST } from './columns';
import type { Sql } from './statement';

const WHITE = sql.lit(' \t\n\r');

/**
 * What every table's statements rest on: the extensions, the order of text, and the functions that make columns of a
 * row's JSON. Each is there once, whatever the number of tables; to change one means to name it anew, since columns
 * hold what it made.
 */
export const foundation: readonly Sql[] = [
  sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  sql`CREATE EXTENSION IF NOT EXISTS btree_gin`,
  sql`CREATE COLLATION IF NOT EXISTS ${sql.id(COLLATION)}
    (provider = icu, locale = 'nl-u-kn-true', deterministic = true)`,
  // A row for each statement that changed a versioned table, or one for many. Their sum is all that was committed.
  sql`CREATE TABLE IF NOT EXISTS back_office_changes (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, table_name text NOT NULL)`,
  sql`ALTER TABLE back_office_changes ADD COLUMN IF NOT EXISTS amount bigint NOT NULL DEFAULT 1`,
  sql`CREATE OR REPLACE FUNCTION back_office_changed() RETURNS trigger
    LANGUAGE plpgsql AS $function$
    BEGIN
      INSERT INTO back_office_changes (table_name) VALUES (TG_TABLE_NAME);
      RETURN NULL;
    END $function$`,
  // A row for each statement that added or removed rows of an organisation, or one for many; see `counts.ts`.
  sql`CREATE TABLE IF NOT EXISTS back_office_counts (
    organisation_id bigint NOT NULL, table_name text NOT NULL,
    id bigint NOT NULL GENERATED ALWAYS AS IDENTITY, amount bigint NOT NULL,
    PRIMARY KEY (organisation_id, table_name, id))`,
  sql`CREATE OR REPLACE FUNCTION back_office_counted() RETURNS trigger
    LANGUAGE plpgsql AS $function$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM back_office_counts WHERE table_name = TG_TABLE_NAME;
      ELSE
        INSERT INTO back_office_counts (organisation_id, table_name, amount)
        SELECT organisation_id, TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
        FROM changed GROUP BY organisation_id;
      END IF;
      RETURN NULL;
    END $function$`,
  sql`CREATE OR REPLACE FUNCTION back_office_text_of(value jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN jsonb_typeof(value) = 'string' AND btrim(value #>> '{}', ${WHITE}) <> ''
      THEN left(value #>> '{}', ${sql.lit(LONGEST)}) END`,
  sql`CREATE OR REPLACE FUNCTION back_office_number_of(value jsonb) RETURNS double precision
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN jsonb_typeof(value) = 'number' THEN value::double precision END`,
  sql`CREATE OR REPLACE FUNCTION back_office_id_of(value jsonb) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN jsonb_typeof(value) = 'number'
      AND value::numeric BETWEEN -9007199254740991 AND 9007199254740991
      AND value::numeric = trunc(value::numeric) THEN value::bigint END`,
  sql`CREATE OR REPLACE FUNCTION back_office_list_of(value jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN jsonb_typeof(value) = 'array' THEN value ELSE '[]'::jsonb END`,
  // What uniqueness compares: text whatever its case and the spaces around it.
  sql`CREATE OR REPLACE FUNCTION back_office_same_text(value jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN nullif(btrim(lower((value #>> '{}') COLLATE "und-x-icu"), ${WHITE}), '')`,
  // As searches compare it: small letters without accents; a run of figures is found without its gaps as well.
  sql`CREATE OR REPLACE FUNCTION back_office_search_text(doc jsonb, fields text[]) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $function$
    DECLARE
      field text;
      found text[];
      part text;
      parts text[] := '{}';
    BEGIN
      FOREACH field IN ARRAY fields LOOP
        IF position('.' IN field) = 0 THEN
          found := ARRAY[doc ->> field];
        ELSE
          found := ARRAY(SELECT value #>> '{}' FROM jsonb_path_query(doc, ('lax $."'
            || replace(field, '.', '"."') || '"')::jsonpath) AS value);
        END IF;
        FOREACH part IN ARRAY found LOOP
          parts := parts || coalesce(part, '');
          IF part ~ '^\\+?\\d[\\d ()./-]+$' THEN
            parts := parts || regexp_replace(part, '\\D', '', 'g');
          END IF;
        END LOOP;
      END LOOP;
      RETURN lower(regexp_replace(
        normalize(array_to_string(parts, E'\\n'), NFD), '[\\u0300-\\u036f]', '', 'g'
      ) COLLATE "und-x-icu");
    END $function$`,
];
