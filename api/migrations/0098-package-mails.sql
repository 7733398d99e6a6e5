-- The mails with a package, one for each part: each belongs to its delivery.
CREATE TABLE package_mails (
  delivery_id uuid PRIMARY KEY REFERENCES deliveries,
  package_id uuid NOT NULL REFERENCES packages,
  part integer NOT NULL CHECK (part > 0),
  letter jsonb NOT NULL,
  technician_id integer NOT NULL REFERENCES technicians,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX package_mails_package ON package_mails (package_id, sent_at);
CREATE INDEX package_mails_technician ON package_mails (technician_id);
