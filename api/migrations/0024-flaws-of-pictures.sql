-- What a person must know of a photo kept as it is: part of it is missing, or no small picture could be made of it.
ALTER TABLE files ADD COLUMN flaw text CHECK (flaw IN ('cut', 'unshown'));
