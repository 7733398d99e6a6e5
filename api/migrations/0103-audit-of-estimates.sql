-- What was done with the estimates and supplements of an inspection, whose ids are its id and a number.
CREATE INDEX audit_log_numbered ON audit_log (subject, split_part(subject_id, '/', 1), id DESC)
  WHERE subject IN ('estimate', 'supplement');
