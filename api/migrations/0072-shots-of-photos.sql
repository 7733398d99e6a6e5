-- What an inspection's photo shows.
-- contract: it checks only the column it adds, and servers of before leave it empty
ALTER TABLE files
  ADD COLUMN shot text CHECK (shot <> ''),
  ADD CONSTRAINT files_shot_of_photo CHECK (shot IS NULL OR kind = 'photo');
