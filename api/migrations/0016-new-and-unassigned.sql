-- What is New has nobody, nearly always: taken as two facts that have nothing to do with each other, PostgreSQL expects fifty
-- times fewer of them than there are, and reads them all to sort them.
CREATE STATISTICS projects_status_technician (mcv) ON status, technician_id FROM projects;
ANALYZE projects;
