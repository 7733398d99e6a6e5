-- Since when an account is Terminated: what the retention of employee records counts from.
ALTER TABLE technicians ADD COLUMN terminated_at timestamptz;
UPDATE technicians SET terminated_at = updated_at WHERE status = 'Terminated';

-- A mail about an account, waiting or sent. One with a link keeps that link's hash; the token is made when it is sent.
CREATE TABLE account_mails (
  id uuid PRIMARY KEY,
  -- Null where somebody asked for an account there is none of: the same row is written, so that it takes as long.
  technician_id integer REFERENCES technicians ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('invitation', 'reset', 'password-changed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  -- Null while it waits; given up after the last attempt, it is gone from those that wait too.
  ended_at timestamptz,
  link_hash bytea UNIQUE CHECK (octet_length(link_hash) = 32),
  link_expires_at timestamptz,
  link_used_at timestamptz,
  CHECK (technician_id IS NOT NULL OR ended_at IS NOT NULL)
);
CREATE INDEX account_mails_technician ON account_mails (technician_id, created_at);
CREATE INDEX account_mails_waiting ON account_mails (next_try_at) WHERE ended_at IS NULL;

-- How often something was asked in a minute, over all servers. A crash may forget it: a minute later nobody cares.
CREATE UNLOGGED TABLE rate_counts (
  key text NOT NULL,
  minute bigint NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (key, minute)
);

-- Technicians are never deleted, and nothing in the log changes with them.
ALTER TABLE audit_log
  DROP CONSTRAINT audit_log_technician_id_fkey,
  ADD FOREIGN KEY (technician_id) REFERENCES technicians;

-- Rows are only ever added. The one exception is what the privacy policy promises to forget, which says so.
CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('tidemark.retention', true) = 'on' AND TG_OP <> 'TRUNCATE' THEN
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION 'The audit log is only ever added to.';
END $$;
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
CREATE TRIGGER audit_log_kept_whole BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
