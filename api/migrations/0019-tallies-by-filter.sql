-- The tallies tell the three things the calls' list is filtered by apart, so that its totals cost the same however many there are.
-- contract: a server of the version before that sums them up at night is refused and changes nothing; it would lose these columns.
LOCK TABLE projects IN SHARE ROW EXCLUSIVE MODE;
ALTER TABLE project_tallies ADD COLUMN priority text, ADD COLUMN claim_type text;
DELETE FROM project_tallies;
INSERT INTO project_tallies (status, priority, claim_type, change)
SELECT status, priority, claim_type, count(*) FROM projects GROUP BY status, priority, claim_type;
ALTER TABLE project_tallies ALTER COLUMN priority SET NOT NULL;

CREATE OR REPLACE FUNCTION tally_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO project_tallies (status, priority, claim_type, change)
    SELECT status, priority, claim_type, count(*) FROM added GROUP BY status, priority, claim_type;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO project_tallies (status, priority, claim_type, change)
    SELECT status, priority, claim_type, -count(*) FROM gone GROUP BY status, priority, claim_type;
  ELSE
    INSERT INTO project_tallies (status, priority, claim_type, change)
    SELECT status, priority, claim_type, sum(change) FROM (
      SELECT status, priority, claim_type, 1 AS change FROM added
      UNION ALL SELECT status, priority, claim_type, -1 FROM gone
    ) AS changed GROUP BY status, priority, claim_type HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END $$;
