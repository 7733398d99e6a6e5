-- What a company asks to be paid. A draft becomes an invoice once: number, date and company are written together and never again.
CREATE TABLE invoices (
  id uuid PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects,
  kind text NOT NULL CHECK (kind IN ('claim', 'deductible', 'other')),
  state text NOT NULL DEFAULT 'Draft' CHECK (state IN ('Draft', 'Issued', 'Void', 'Paid')),
  version integer NOT NULL DEFAULT 1,
  -- Bookkeeping programs take at most this many.
  number text UNIQUE CHECK (length(number) <= 21),
  issued_on date,
  due_on date,
  terms text,
  company_version integer,
  bill_to jsonb NOT NULL,
  customer jsonb NOT NULL,
  project_address text NOT NULL,
  lines jsonb NOT NULL,
  total numeric(14, 2) NOT NULL,
  paid numeric(14, 2) NOT NULL DEFAULT 0,
  memo text NOT NULL,
  inspection_id uuid REFERENCES inspections,
  estimate_number integer CHECK (estimate_number > 0),
  supplements integer[] NOT NULL DEFAULT '{}',
  -- Somebody was asked, and bills what was sent and not yet approved.
  not_approved boolean NOT NULL DEFAULT false,
  exported_in integer[] NOT NULL DEFAULT '{}',
  made_at timestamptz NOT NULL DEFAULT now(),
  made_by integer NOT NULL REFERENCES technicians,
  issued_at timestamptz,
  issued_by integer REFERENCES technicians,
  voided_at timestamptz,
  voided_by integer REFERENCES technicians,
  voided_because text,
  CHECK (num_nulls(number, issued_on, due_on, terms, company_version, issued_at, issued_by) IN (0, 7)),
  CHECK ((state = 'Draft') = (number IS NULL)),
  CHECK (num_nulls(voided_at, voided_by, voided_because) IN (0, 3)),
  CHECK ((state = 'Void') = (voided_at IS NOT NULL))
);
CREATE INDEX invoices_project ON invoices (project_id, made_at);
CREATE INDEX invoices_inspection ON invoices (inspection_id);
CREATE INDEX invoices_made_by ON invoices (made_by);
CREATE INDEX invoices_issued_by ON invoices (issued_by);
CREATE INDEX invoices_voided_by ON invoices (voided_by);
-- The server refuses this with words; here two at once meet.
CREATE UNIQUE INDEX invoices_estimate ON invoices (inspection_id, estimate_number, kind)
  WHERE state <> 'Void' AND estimate_number IS NOT NULL;

-- The last number given of each prefix and year: its lock makes the numbers gapless, since a transaction that fails gives its
-- number back.
CREATE TABLE invoice_counters (
  prefix text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (prefix, year)
);

-- The bytes that were first printed of an issued invoice: whoever asks again gets the same.
CREATE TABLE invoice_papers (
  invoice_id uuid PRIMARY KEY REFERENCES invoices,
  bytes bytea NOT NULL,
  printed_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE invoice_payments (
  id uuid PRIMARY KEY,
  invoice_id uuid NOT NULL REFERENCES invoices,
  kind text NOT NULL CHECK (kind IN ('payment', 'refund')),
  received_on date NOT NULL,
  amount numeric(14, 2) NOT NULL CHECK (amount > 0),
  how text NOT NULL,
  reference text,
  payer text,
  payees text,
  file_id uuid REFERENCES job_files ON DELETE SET NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  removed_by integer REFERENCES technicians,
  removed_because text,
  CHECK (num_nulls(removed_at, removed_by, removed_because) IN (0, 3))
);
CREATE INDEX invoice_payments_invoice ON invoice_payments (invoice_id, received_on);
CREATE INDEX invoice_payments_file ON invoice_payments (file_id);
CREATE INDEX invoice_payments_technician ON invoice_payments (technician_id);
CREATE INDEX invoice_payments_removed_by ON invoice_payments (removed_by);

-- What a manager sent of an invoice, to whom: it belongs to its delivery and stays as it was sent.
CREATE TABLE invoice_letters (
  delivery_id uuid PRIMARY KEY REFERENCES deliveries,
  invoice_id uuid NOT NULL REFERENCES invoices,
  letter jsonb NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX invoice_letters_invoice ON invoice_letters (invoice_id, sent_at);
CREATE INDEX invoice_letters_technician ON invoice_letters (technician_id);
