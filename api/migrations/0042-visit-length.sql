-- How long a visit takes; null is the company's usual length.
ALTER TABLE projects ADD COLUMN visit_minutes integer CHECK (visit_minutes BETWEEN 15 AND 720);
