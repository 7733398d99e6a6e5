-- What was sent and then taken back stays, and counts no more.
ALTER TABLE estimate_letters ADD COLUMN unsent_at timestamptz;

-- What was sent otherwise than by mail, as a manager said it.
CREATE TABLE estimate_sendings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  inspection_id uuid NOT NULL REFERENCES inspections,
  number integer NOT NULL CHECK (number > 0),
  how text NOT NULL CHECK (how IN ('by hand', 'portal')),
  sent_to text NOT NULL,
  sent_on date NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  unsent_at timestamptz
);
CREATE INDEX estimate_sendings_estimate ON estimate_sendings (inspection_id, number);
CREATE INDEX estimate_sendings_technician ON estimate_sendings (technician_id);

-- The lines that differ, null in approvals of the previous version, and the document that shows the approval.
ALTER TABLE estimate_approvals
  ADD COLUMN lines jsonb,
  ADD COLUMN file_id uuid REFERENCES job_files ON DELETE SET NULL;
CREATE INDEX estimate_approvals_file ON estimate_approvals (file_id);

-- What a newer estimate asks beyond what is approved of an earlier one. `after` is the supplement that was the last approved one.
CREATE TABLE supplements (
  inspection_id uuid NOT NULL REFERENCES inspections,
  number integer NOT NULL CHECK (number > 0),
  estimate_number integer NOT NULL,
  from_number integer NOT NULL CHECK (from_number > estimate_number),
  after integer,
  content jsonb NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (inspection_id, number)
);
CREATE INDEX supplements_technician ON supplements (technician_id);

CREATE TABLE supplement_sendings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  inspection_id uuid NOT NULL REFERENCES inspections,
  number integer NOT NULL CHECK (number > 0),
  how text NOT NULL CHECK (how IN ('mail', 'by hand', 'portal')),
  sent_to text NOT NULL,
  sent_on date NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  recorded_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX supplement_sendings_supplement ON supplement_sendings (inspection_id, number);
CREATE INDEX supplement_sendings_technician ON supplement_sendings (technician_id);

CREATE TABLE supplement_approvals (
  inspection_id uuid NOT NULL REFERENCES inspections,
  number integer NOT NULL CHECK (number > 0),
  approved_by text NOT NULL,
  approved_on date NOT NULL,
  amount numeric(14, 2) NOT NULL,
  lines jsonb NOT NULL,
  file_id uuid REFERENCES job_files ON DELETE SET NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (inspection_id, number)
);
CREATE INDEX supplement_approvals_technician ON supplement_approvals (technician_id);
CREATE INDEX supplement_approvals_file ON supplement_approvals (file_id);
