-- The level of a room, and where it stands on that level's picture; null until somebody chooses.
ALTER TABLE rooms ADD COLUMN level text;
ALTER TABLE rooms ADD COLUMN placement json;
