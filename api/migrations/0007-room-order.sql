-- Rooms stand in the order they were added until somebody moves one.
ALTER TABLE rooms ADD COLUMN position double precision CHECK (position BETWEEN -1e9 AND 1e9);
UPDATE rooms SET position = ordered.place
FROM (
  SELECT id, row_number() OVER (PARTITION BY inspection_id ORDER BY created_at, id) AS place FROM rooms
) AS ordered
WHERE ordered.id = rooms.id;
ALTER TABLE rooms ALTER COLUMN position SET NOT NULL;
DROP INDEX rooms_inspection;
CREATE INDEX rooms_inspection ON rooms (inspection_id, position, id);
