-- What waits for a signature, the longest first: Today and the closing of a job ask for it.
CREATE INDEX documents_waiting ON documents (created_at, id) WHERE number IS NULL;
