-- Documents people sign. A draft becomes what was signed once: content, hash and seal are written together and never again.
ALTER TABLE projects ADD COLUMN documents_sealed integer NOT NULL DEFAULT 0;

-- The key that seals; former ones stay, so that what they sealed can be verified.
CREATE TABLE document_keys (
  key_id text PRIMARY KEY,
  public_key text NOT NULL,
  private_key text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
-- Servers that seal for the first time at once keep one key.
CREATE UNIQUE INDEX document_keys_current ON document_keys ((ended_at IS NULL)) WHERE ended_at IS NULL;

CREATE INDEX document_keys_made ON document_keys (made_at);

CREATE TABLE documents (
  id uuid PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects,
  template_id uuid NOT NULL,
  version integer NOT NULL,
  fields jsonb NOT NULL,
  replaces uuid REFERENCES documents,
  technician_id integer NOT NULL REFERENCES technicians,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The canonical JSON that is hashed, and what lists tell of it.
  content text,
  content_hash text CHECK (content_hash ~ '^[0-9a-f]{64}$'),
  signed jsonb,
  consent_id uuid,
  consent_version integer,
  number integer CHECK (number > 0),
  prev text,
  -- As it was hashed: a moment would lose its spelling.
  received_at text,
  ip text,
  seal_hash text CHECK (seal_hash ~ '^[0-9a-f]{64}$'),
  key_id text REFERENCES document_keys,
  signature text,
  withdrawn_at timestamptz,
  withdrawn_by integer REFERENCES technicians,
  withdrawn_because text,
  -- The link by which its customer signs a draft.
  link_id uuid,
  link_expires_at timestamptz,
  FOREIGN KEY (template_id, version) REFERENCES document_templates (id, version),
  FOREIGN KEY (consent_id, consent_version) REFERENCES document_templates (id, version),
  UNIQUE (project_id, number),
  CHECK (num_nulls(content, content_hash, signed, number, prev, received_at, ip, seal_hash, key_id, signature) IN (0, 10)),
  CHECK (withdrawn_at IS NULL OR number IS NOT NULL)
);
CREATE INDEX documents_template ON documents (template_id, version);
CREATE INDEX documents_consent ON documents (consent_id, consent_version);
CREATE INDEX documents_replaces ON documents (replaces);
CREATE INDEX documents_technician ON documents (technician_id);
CREATE INDEX documents_withdrawn_by ON documents (withdrawn_by);
CREATE INDEX documents_key ON documents (key_id);

-- Copies and links that wait to be mailed; a link's address is forgotten once it is sent.
CREATE TABLE document_mails (
  id uuid PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  email text NOT NULL,
  link text,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX document_mails_document ON document_mails (document_id);
CREATE INDEX document_mails_waiting ON document_mails (next_try_at) WHERE ended_at IS NULL;
