-- By which profile a job is judged, from its first submit, reason or package on; without a row it is chosen each time.
CREATE TABLE job_profiles (
  project_id integer PRIMARY KEY REFERENCES projects,
  profile_id text NOT NULL,
  version integer NOT NULL,
  FOREIGN KEY (profile_id, version) REFERENCES evidence_profiles (id, version)
);
CREATE INDEX job_profiles_profile ON job_profiles (profile_id, version);
