-- Every saved version of the price list; nothing changes one. Version 1 without an author is the list that ships.
CREATE TABLE price_lists (
  version integer PRIMARY KEY CHECK (version > 0),
  figures jsonb NOT NULL,
  technician_id integer REFERENCES technicians,
  saved_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX price_lists_technician ON price_lists (technician_id);

-- What an inspection came to, each with the price list it was made with and what it changed of the one before.
CREATE TABLE estimates (
  inspection_id uuid NOT NULL REFERENCES inspections,
  number integer NOT NULL CHECK (number > 0),
  price_list_version integer NOT NULL REFERENCES price_lists,
  content jsonb NOT NULL,
  changes jsonb,
  technician_id integer NOT NULL REFERENCES technicians,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (inspection_id, number)
);
CREATE INDEX estimates_price_list ON estimates (price_list_version);
CREATE INDEX estimates_technician ON estimates (technician_id);
