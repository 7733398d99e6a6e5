-- What a reading was read with stays with it: until now a point had one meter and scale for all of its readings.
UPDATE drying_records AS reading
SET body = reading.body || jsonb_build_object('meterId', point.body -> 'meterId', 'scale', point.body -> 'scale')
FROM drying_records AS point
WHERE reading.kind = 'reading' AND NOT reading.body ? 'meterId' AND point.kind = 'point'
  AND point.id = (reading.body ->> 'pointId')::uuid;
