-- Why the loss happened, as the office heard it: a burst pipe, a storm.
ALTER TABLE projects ADD COLUMN cause_of_loss text;
