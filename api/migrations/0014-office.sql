-- The office's list of all projects: what it is ordered by, each kept as it is compared, and an index for each order that
-- ends in the id its cursors go by. All a page needs to know of the rows before it stands in the index. Who has no date
-- stands last upwards and downwards, hence two.
ALTER TABLE projects
  ADD COLUMN address_key text NOT NULL GENERATED ALWAYS AS (fold(address_line1)) STORED,
  ADD COLUMN customer_key text NOT NULL GENERATED ALWAYS AS (fold(customer_name)) STORED,
  ADD COLUMN city_key text NOT NULL GENERATED ALWAYS AS (fold(city)) STORED,
  ADD COLUMN status_rank smallint NOT NULL GENERATED ALWAYS AS (
    CASE status WHEN 'New' THEN 0 WHEN 'Assigned' THEN 1 WHEN 'In Progress' THEN 2 WHEN 'On Hold' THEN 3 ELSE 4 END
  ) STORED,
  ADD COLUMN claim_type_key text NOT NULL GENERATED ALWAYS AS (coalesce(claim_type, 'Unknown')) STORED,
  ADD COLUMN scheduled_up date NOT NULL GENERATED ALWAYS AS (coalesce(scheduled_date, 'infinity')) STORED,
  ADD COLUMN scheduled_down date NOT NULL GENERATED ALWAYS AS (coalesce(scheduled_date, '-infinity')) STORED;
CREATE INDEX projects_address ON projects (address_key, id);
CREATE INDEX projects_customer ON projects (customer_key, id);
CREATE INDEX projects_city ON projects (city_key, id);
CREATE INDEX projects_priority ON projects (priority_rank, id);
CREATE INDEX projects_status_rank ON projects (status_rank, id);
CREATE INDEX projects_claim_type ON projects (claim_type_key, id);
CREATE INDEX projects_scheduled_up ON projects (scheduled_up, id);
CREATE INDEX projects_scheduled_down ON projects (scheduled_down, id);
-- What is overdue, and what waits for somebody.
CREATE INDEX projects_open_scheduled ON projects (scheduled_date, id) INCLUDE (status) WHERE status <> 'Completed';
CREATE INDEX projects_unassigned ON projects (priority_rank, id) WHERE technician_id IS NULL;

-- The overview: what came in and was done in some weeks, and how long it took, read from the index alone.
CREATE INDEX projects_created ON projects (created_at);
CREATE INDEX projects_completed ON projects (completed_at) INCLUDE (assigned_date_time) WHERE completed_at IS NOT NULL;
ALTER TABLE estimates
  ADD COLUMN total numeric(14, 2) NOT NULL GENERATED ALWAYS AS ((content ->> 'total')::numeric) STORED;
CREATE INDEX estimates_made ON estimates (made_at) INCLUDE (inspection_id, number, total);
CREATE INDEX deliveries_failed ON deliveries (updated_at) WHERE state = 'failed';

-- How many projects each status has, as changes that are added up: nobody waits for anybody to count. The retention job
-- sums them up, so that there are never many.
CREATE TABLE project_tallies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  status text NOT NULL,
  change integer NOT NULL
);
INSERT INTO project_tallies (status, change) SELECT status, count(*) FROM projects GROUP BY status;

CREATE FUNCTION tally_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO project_tallies (status, change) SELECT status, count(*) FROM added GROUP BY status;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO project_tallies (status, change) SELECT status, -count(*) FROM gone GROUP BY status;
  ELSE
    INSERT INTO project_tallies (status, change)
    SELECT status, sum(change) FROM (
      SELECT status, 1 AS change FROM added UNION ALL SELECT status, -1 FROM gone
    ) AS changed GROUP BY status HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER projects_tally_added AFTER INSERT ON projects
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_projects();
CREATE TRIGGER projects_tally_gone AFTER DELETE ON projects
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_projects();
CREATE TRIGGER projects_tally_changed AFTER UPDATE ON projects
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_projects();

-- Filters somebody keeps under a name, for themselves.
CREATE TABLE project_views (
  id uuid PRIMARY KEY,
  technician_id integer NOT NULL REFERENCES technicians ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  filters jsonb NOT NULL CHECK (jsonb_typeof(filters) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX project_views_name ON project_views (technician_id, fold(name));

-- Lines of files that have become projects, by the hash of their external id or else of address, customer and date as
-- the file has them: it may come again after the project was changed.
CREATE TABLE imported_projects (
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  project_id integer NOT NULL REFERENCES projects ON DELETE CASCADE
);
CREATE INDEX imported_projects_project ON imported_projects (project_id);
