-- The company on papers, versioned as the price list is. Version 1 is made of the settings at the first start.
CREATE TABLE company_logos (
  id uuid PRIMARY KEY,
  sha256 text NOT NULL UNIQUE CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  type text NOT NULL,
  size integer NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX company_logos_technician ON company_logos (technician_id);

CREATE TABLE company_profiles (
  version integer PRIMARY KEY CHECK (version > 0),
  facts jsonb NOT NULL,
  logo_id uuid REFERENCES company_logos,
  technician_id integer REFERENCES technicians,
  saved_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX company_profiles_logo ON company_profiles (logo_id);
CREATE INDEX company_profiles_technician ON company_profiles (technician_id);

-- Those kept so far were printed with the settings, which version 1 is made of.
ALTER TABLE estimates ADD COLUMN company_version integer NOT NULL DEFAULT 1;

-- What names bytes that are kept: what is here is swept, verified and backed up as files are.
CREATE VIEW named_bytes AS
  SELECT id, sha256, size, type, flaw FROM files
  UNION ALL SELECT id, sha256, size, type, NULL::text FROM company_logos;
