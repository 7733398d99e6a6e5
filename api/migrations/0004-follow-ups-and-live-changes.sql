ALTER TABLE projects
  ADD COLUMN scheduled_time time,
  -- The completed project a follow-up made this one for.
  ADD COLUMN original_project_id integer REFERENCES projects;
CREATE INDEX projects_original ON projects (original_project_id);

CREATE TABLE follow_ups (
  id uuid PRIMARY KEY,
  original_project_id integer NOT NULL REFERENCES projects,
  original_inspection_id uuid REFERENCES inspections,
  original_inspection_date date,
  -- The project made for it; whoever may see that one may see the follow-up.
  project_id integer NOT NULL UNIQUE REFERENCES projects,
  -- Who asked for it.
  technician_id integer NOT NULL REFERENCES technicians,
  is_follow_up_visit boolean NOT NULL,
  follow_up_reason text NOT NULL CHECK (
    follow_up_reason IN (
      'Additional_Damage', 'Incomplete_Work', 'Quality_Check', 'Customer_Request', 'Insurance_Requirement', 'Other'
    )
  ),
  follow_up_reason_other text,
  services_needed text[] NOT NULL,
  estimated_additional_cost numeric(12, 2) NOT NULL CHECK (estimated_additional_cost >= 0),
  priority text NOT NULL CHECK (priority IN ('Low', 'Medium', 'High', 'Emergency')),
  scheduled_date date,
  scheduled_time time,
  notes text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (follow_up_reason = 'Other' OR follow_up_reason_other IS NULL)
);
CREATE INDEX follow_ups_original_project ON follow_ups (original_project_id);
CREATE INDEX follow_ups_original_inspection ON follow_ups (original_inspection_id);
CREATE INDEX follow_ups_technician ON follow_ups (technician_id);

-- Which device it came from, so that live changes leave out a device's own. Sign-ins are forgotten, the log is not:
-- no foreign key.
ALTER TABLE audit_log ADD COLUMN sign_in_id uuid;
CREATE INDEX audit_log_at ON audit_log (at);

-- A technician's list, newest first: without it PostgreSQL goes through everybody's, hoping to find twenty soon.
CREATE INDEX projects_technician_newest ON projects (technician_id, id);

-- What is urgent is counted on every list.
CREATE INDEX projects_urgent ON projects (id) WHERE priority = 'Urgent' AND status <> 'Completed';
