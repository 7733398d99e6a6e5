-- contract: rows of servers before have an inspection and none of the new document; a file for the books that one of them takes fails and is tried again.
-- Files of an accounting export go to the drive as those of an inspection do.
ALTER TABLE deliveries ADD COLUMN accounting_batch integer REFERENCES accounting_batches;
ALTER TABLE deliveries ALTER COLUMN inspection_id DROP NOT NULL;
ALTER TABLE deliveries
  DROP CONSTRAINT deliveries_document_check,
  ADD CONSTRAINT deliveries_document_check CHECK (document IN ('claim-sheet', 'estimate', 'report', 'accounting')),
  ADD CHECK (num_nonnulls(inspection_id, accounting_batch) = 1),
  ADD CHECK ((accounting_batch IS NOT NULL) = (document IS NOT DISTINCT FROM 'accounting'));
CREATE INDEX deliveries_accounting_batch ON deliveries (accounting_batch);

-- What a manager sent of a supplement, to whom: it belongs to its delivery and stays as it was sent.
CREATE TABLE supplement_letters (
  delivery_id uuid PRIMARY KEY REFERENCES deliveries,
  inspection_id uuid NOT NULL,
  number integer NOT NULL,
  letter jsonb NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  sent_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (inspection_id, number) REFERENCES supplements
);
CREATE INDEX supplement_letters_supplement ON supplement_letters (inspection_id, number, sent_at);
CREATE INDEX supplement_letters_technician ON supplement_letters (technician_id);
