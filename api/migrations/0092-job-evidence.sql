-- What the office's list says of a job's evidence, judged shortly after each change of it.
CREATE TABLE job_evidence (
  project_id integer PRIMARY KEY REFERENCES projects ON DELETE CASCADE,
  -- The first stage that is not complete; null: all are.
  stage text,
  done integer NOT NULL,
  asked integer NOT NULL,
  -- Missing things that must be there.
  open_musts integer NOT NULL,
  due_goal text,
  due_at timestamptz
);
CREATE INDEX job_evidence_stage ON job_evidence (stage, project_id);
CREATE INDEX job_evidence_open ON job_evidence (project_id) WHERE open_musts > 0;
CREATE INDEX job_evidence_due ON job_evidence (due_at) WHERE due_at IS NOT NULL;

-- Jobs that changed since, added up like the tallies: nobody waits for anybody to note one.
CREATE TABLE evidence_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  project_id integer NOT NULL
);
CREATE INDEX evidence_changes_project ON evidence_changes (project_id);

-- Its argument says how a row leads to its project.
CREATE FUNCTION note_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_ARGV[0] = 'self' THEN
    INSERT INTO evidence_changes (project_id) VALUES (changed.id);
  ELSIF TG_ARGV[0] = 'project' THEN
    INSERT INTO evidence_changes (project_id) VALUES (changed.project_id);
  ELSIF TG_ARGV[0] = 'inspection' THEN
    INSERT INTO evidence_changes (project_id)
    SELECT inspections.project_id FROM inspections WHERE inspections.id = changed.inspection_id;
  ELSE
    INSERT INTO evidence_changes (project_id)
    SELECT inspections.project_id FROM rooms JOIN inspections ON inspections.id = rooms.inspection_id
    WHERE rooms.id = changed.room_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER projects_evidence AFTER UPDATE OF claim_type, resident_type, insurance_company, claim_number,
  date_of_loss, begun_at, started_at, completed_at, job_closed_at ON projects
  FOR EACH ROW WHEN (NEW.begun_at IS NOT NULL) EXECUTE FUNCTION note_evidence('self');
CREATE TRIGGER inspections_evidence AFTER INSERT OR UPDATE OR DELETE ON inspections
  FOR EACH ROW EXECUTE FUNCTION note_evidence('project');
CREATE TRIGGER job_files_evidence AFTER INSERT OR UPDATE OR DELETE ON job_files
  FOR EACH ROW EXECUTE FUNCTION note_evidence('project');
CREATE TRIGGER documents_evidence AFTER INSERT OR UPDATE OR DELETE ON documents
  FOR EACH ROW EXECUTE FUNCTION note_evidence('project');
CREATE TRIGGER dryings_evidence AFTER INSERT OR UPDATE OR DELETE ON dryings
  FOR EACH ROW EXECUTE FUNCTION note_evidence('project');
CREATE TRIGGER drying_records_evidence AFTER INSERT OR UPDATE OR DELETE ON drying_records
  FOR EACH ROW EXECUTE FUNCTION note_evidence('project');
CREATE TRIGGER evidence_waivers_evidence AFTER INSERT OR DELETE ON evidence_waivers
  FOR EACH ROW EXECUTE FUNCTION note_evidence('project');
CREATE TRIGGER job_profiles_evidence AFTER INSERT OR UPDATE ON job_profiles
  FOR EACH ROW EXECUTE FUNCTION note_evidence('project');
CREATE TRIGGER rooms_evidence AFTER INSERT OR UPDATE OR DELETE ON rooms
  FOR EACH ROW EXECUTE FUNCTION note_evidence('inspection');
CREATE TRIGGER files_evidence AFTER INSERT OR UPDATE OR DELETE ON files
  FOR EACH ROW EXECUTE FUNCTION note_evidence('inspection');
CREATE TRIGGER estimate_letters_evidence AFTER INSERT ON estimate_letters
  FOR EACH ROW EXECUTE FUNCTION note_evidence('inspection');
CREATE TRIGGER claim_sheets_evidence AFTER INSERT OR UPDATE OR DELETE ON claim_sheets
  FOR EACH ROW EXECUTE FUNCTION note_evidence('room');

-- A profile is chosen anew for jobs that keep none.
CREATE FUNCTION note_evidence_of_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO evidence_changes (project_id)
  SELECT project_id FROM job_evidence WHERE project_id NOT IN (SELECT project_id FROM job_profiles);
  RETURN NULL;
END $$;
CREATE TRIGGER evidence_profiles_evidence AFTER INSERT ON evidence_profiles
  FOR EACH STATEMENT EXECUTE FUNCTION note_evidence_of_all();

-- Hours count in the company's time zone.
CREATE FUNCTION note_deadlines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO evidence_changes (project_id) SELECT project_id FROM job_evidence WHERE due_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER company_profiles_evidence AFTER INSERT ON company_profiles
  FOR EACH STATEMENT EXECUTE FUNCTION note_deadlines();

INSERT INTO evidence_changes (project_id) SELECT id FROM projects WHERE begun_at IS NOT NULL ORDER BY id DESC;
