-- Tidemark's tables as Directus can have them. Triggers are Tidemark's own work.
ALTER TABLE projects DISABLE TRIGGER USER;
ALTER TABLE inspections DISABLE TRIGGER USER;
ALTER TABLE claim_sheets DISABLE TRIGGER USER;
-- It leaves out a table whose key is two columns.
ALTER TABLE claim_sheet_rows DISABLE TRIGGER USER, DROP CONSTRAINT claim_sheet_rows_pkey, ADD UNIQUE (room_id, field_master_id),
  ADD COLUMN id serial PRIMARY KEY;
INSERT INTO directus_relations (many_collection, many_field, one_collection, one_field)
  VALUES ('claim_sheet_rows', 'room_id', 'claim_sheets', 'rows');
INSERT INTO directus_fields (collection, field, special) VALUES ('claim_sheets', 'rows', 'o2m');
-- A search reads every text column; these repeat others.
INSERT INTO directus_fields (collection, field, searchable)
  SELECT table_name, column_name, false FROM information_schema.columns
  WHERE table_name = 'projects' AND is_generated = 'ALWAYS';
