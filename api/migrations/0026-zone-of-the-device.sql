-- Papers tell the times of a visit in the zone of the device that began it, where the company has named none.
ALTER TABLE inspections ADD COLUMN time_zone text;
