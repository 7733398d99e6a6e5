-- A town has tens of thousands of projects: what they are filtered by is read from the index, without the rows. Of those that
-- are not completed, a fifteenth of all, the index has all that the office's list is filtered and ordered by.
DROP INDEX projects_city;
CREATE INDEX projects_city ON projects (city_key, id)
  INCLUDE (status, priority_rank, claim_type_key, technician_id, scheduled_up);
CREATE INDEX projects_open ON projects (status, id)
  INCLUDE (
    status_rank, priority_rank, claim_type_key, technician_id, city_key, scheduled_date, scheduled_up, scheduled_down,
    customer_key, address_key
  )
  WHERE status <> 'Completed';
