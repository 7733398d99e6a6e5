-- Texts of documents that people sign; every version stays. Those without an author ship with Tidemark.
CREATE TABLE document_templates (
  id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  kind text NOT NULL,
  language text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  needs_consent boolean NOT NULL,
  with_cancellation boolean NOT NULL,
  checked jsonb,
  technician_id integer REFERENCES technicians,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, version)
);
CREATE INDEX document_templates_technician ON document_templates (technician_id);
-- Servers that start together add each shipped text once.
CREATE UNIQUE INDEX document_templates_shipped ON document_templates (kind, language)
  WHERE technician_id IS NULL AND version = 1;
