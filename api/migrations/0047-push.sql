-- The keys by which push services know this installation (RFC 8292), the same on all its servers.
CREATE TABLE push_keys (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  public_key text NOT NULL,
  private_key text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

-- Where the browser of a sign-in takes pushes. next_try_at: not before; null where nothing was tried or all was sent.
CREATE TABLE push_subscriptions (
  sign_in_id uuid PRIMARY KEY REFERENCES sign_ins ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz,
  subscribed_at timestamptz NOT NULL DEFAULT now()
);

-- What waits to be sent to a browser, once a project; one that is queued again while it is sent has a new version.
CREATE TABLE pushes (
  sign_in_id uuid NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('assigned', 'changed')),
  version integer NOT NULL DEFAULT 1,
  queued_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (sign_in_id, project_id)
);
CREATE INDEX pushes_project ON pushes (project_id);

-- However a sign-in ends, also by a server that knows no pushes.
CREATE FUNCTION forget_push_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE sign_in_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER sign_in_ended AFTER UPDATE OF ended_at ON sign_ins
  FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION forget_push_subscription();
