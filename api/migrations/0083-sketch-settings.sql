-- Version 1 ships with the app, the first one saved is 2. A submitted inspection keeps the version it was submitted with.
CREATE TABLE sketch_settings (
  version integer PRIMARY KEY,
  settings jsonb NOT NULL,
  technician_id integer REFERENCES technicians,
  saved_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sketch_settings_technician ON sketch_settings (technician_id);
ALTER TABLE inspections ADD COLUMN sketch_settings_version integer;
