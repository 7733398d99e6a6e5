-- What a job's photo shows, and what one of its files belongs to.
-- contract: it checks only the columns it adds, and servers of before leave them empty
ALTER TABLE job_files
  ADD COLUMN shot text CHECK (shot <> ''),
  ADD COLUMN of_kind text CHECK (of_kind <> ''),
  ADD COLUMN of_id uuid,
  ADD CONSTRAINT job_files_shot_of_photo CHECK (shot IS NULL OR category = 'photo'),
  ADD CONSTRAINT job_files_of CHECK ((of_kind IS NULL) = (of_id IS NULL));
