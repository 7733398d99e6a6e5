-- What a company asks of its jobs; every version stays. One that ships is stored once something is made with it.
CREATE TABLE evidence_profiles (
  id text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  profile jsonb NOT NULL,
  -- The last version of a deleted one: jobs that name an earlier version still read it.
  deleted boolean NOT NULL DEFAULT false,
  technician_id integer REFERENCES technicians,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, version)
);
CREATE INDEX evidence_profiles_technician ON evidence_profiles (technician_id);
