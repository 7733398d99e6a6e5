-- What a manager sent of an estimate that is kept, to whom: it belongs to its delivery and stays as it was sent.
CREATE TABLE estimate_letters (
  delivery_id uuid PRIMARY KEY REFERENCES deliveries,
  inspection_id uuid NOT NULL REFERENCES inspections,
  number integer NOT NULL CHECK (number > 0),
  letter jsonb NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX estimate_letters_estimate ON estimate_letters (inspection_id, number);
CREATE INDEX estimate_letters_technician ON estimate_letters (technician_id);

-- Who outside approved an estimate, on which day and for how much; an estimate is approved once.
CREATE TABLE estimate_approvals (
  inspection_id uuid NOT NULL REFERENCES inspections,
  number integer NOT NULL CHECK (number > 0),
  approved_by text NOT NULL,
  approved_on date NOT NULL,
  amount numeric(14, 2) NOT NULL CHECK (amount >= 0),
  technician_id integer NOT NULL REFERENCES technicians,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (inspection_id, number)
);
CREATE INDEX estimate_approvals_technician ON estimate_approvals (technician_id);
