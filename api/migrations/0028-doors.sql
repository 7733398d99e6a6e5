-- Failed sign-ins in a row, by account and by where they came from: an address, a device that has signed in before, or
-- `anywhere`, which holds only the lock against all that have not. Rows of yesterday are forgotten.
CREATE TABLE sign_in_failures (
  technician_id integer NOT NULL REFERENCES technicians ON DELETE CASCADE,
  source text NOT NULL,
  failures integer NOT NULL,
  locked_until timestamptz,
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (technician_id, source)
);

-- The device a sign-in was made on, by the hash of its cookie.
ALTER TABLE sign_ins ADD COLUMN device_hash bytea;

-- The password before, for minutes: whoever sends a change once more, as its answer was lost, names that one.
ALTER TABLE technicians ADD COLUMN password_hash_before text, ADD COLUMN password_changed_at timestamptz;

-- The code a manager reads out, by which unsent work on a signed-out device may be exported. Kept as a hash.
CREATE TABLE export_codes (
  technician_id integer PRIMARY KEY REFERENCES technicians ON DELETE CASCADE,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
