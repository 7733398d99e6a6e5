-- A technician's list in its own order (listAssigned), so that a page is read and not all of theirs.
CREATE INDEX projects_assigned ON projects
  (technician_id, (status = 'Completed'), completed_at DESC NULLS LAST, priority_rank, scheduled_date, id);
