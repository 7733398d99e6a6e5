-- Invoices that went to the books together. The settings of the company change; what was handed over stays.
CREATE TABLE accounting_batches (
  number integer PRIMARY KEY CHECK (number > 0),
  format text NOT NULL,
  columns jsonb,
  -- Id, number, project and total of each, as they were issued.
  invoices jsonb NOT NULL,
  total numeric(14, 2) NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  made_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX accounting_batches_technician ON accounting_batches (technician_id);

CREATE TABLE accounting_files (
  batch integer NOT NULL REFERENCES accounting_batches,
  position integer NOT NULL CHECK (position > 0),
  name text NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (batch, name)
);

-- What is in no batch yet.
CREATE INDEX invoices_unexported ON invoices (issued_at) WHERE exported_in = '{}' AND state IN ('Issued', 'Paid');
-- What is owed, by the day it is due; and what is listed.
CREATE INDEX invoices_owed ON invoices (due_on) WHERE state = 'Issued';
CREATE INDEX invoices_listed ON invoices (made_at DESC, id);
CREATE INDEX invoices_state ON invoices (state);
CREATE INDEX invoices_issued ON invoices (issued_on);

ALTER TABLE invoices ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  fold(coalesce(number, '') || ' #' || project_id || ' ' || (bill_to ->> 'name') || ' ' || (customer ->> 'name') || ' '
    || coalesce(customer ->> 'claimNumber', '') || ' ' || project_address)
) STORED;
CREATE INDEX invoices_search ON invoices USING gin (search_text gin_trgm_ops);

-- What was sent and waits for its approval, as the overview counts it.
CREATE INDEX estimate_letters_standing ON estimate_letters (inspection_id, number, sent_at) WHERE unsent_at IS NULL;
CREATE INDEX estimate_sendings_standing ON estimate_sendings (inspection_id, number, recorded_at) WHERE unsent_at IS NULL;
