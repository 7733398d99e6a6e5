-- The calls' list is filtered by status, priority and claim type, and counted up to 10,000: from the index, without the rows.
DROP INDEX projects_status;
CREATE INDEX projects_status ON projects (status, id DESC) INCLUDE (priority, claim_type);
