-- Why something that a job must show is not there, as somebody said.
CREATE TABLE evidence_waivers (
  id uuid PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects,
  rule_id text NOT NULL,
  -- The room, point, visit or unit; null: the whole rule.
  target text,
  reason text NOT NULL CHECK (reason <> ''),
  text text,
  -- The version that the device judged by: its rule is named even when a later one has it no more.
  profile_id text NOT NULL,
  version integer NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  given_at timestamptz NOT NULL,
  FOREIGN KEY (profile_id, version) REFERENCES evidence_profiles (id, version)
);
CREATE INDEX evidence_waivers_project ON evidence_waivers (project_id);
CREATE INDEX evidence_waivers_technician ON evidence_waivers (technician_id);
CREATE INDEX evidence_waivers_profile ON evidence_waivers (profile_id, version);
