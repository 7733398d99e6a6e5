-- What the office knows of a claim before anybody has seen the loss. Searches find both numbers by projects.claim_numbers.
ALTER TABLE projects
  ADD COLUMN insurance_company text,
  ADD COLUMN claim_number text,
  ADD COLUMN policy_number text,
  ADD COLUMN date_of_loss date,
  ADD COLUMN adjuster_name text,
  ADD COLUMN adjuster_phone text,
  ADD COLUMN adjuster_email text,
  ADD COLUMN deductible numeric(10, 2) CHECK (deductible >= 0);
