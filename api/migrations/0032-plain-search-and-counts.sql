-- contract: until they are replaced, servers of the version before fail at managers' lists, searches and overview, and at nothing else.
-- Searches ask the trigram index alone and counts stop at 10,000, so no trigger keeps words or tallies beside the projects.
DROP TRIGGER projects_tally_added ON projects;
DROP TRIGGER projects_tally_gone ON projects;
DROP TRIGGER projects_tally_changed ON projects;
DROP FUNCTION tally_projects();
DROP TABLE project_tallies;

DROP TRIGGER words_of_added ON projects;
DROP TRIGGER words_of_changed ON projects;
DROP FUNCTION keep_words_of_projects();
DROP TABLE project_words;
DROP INDEX projects_words;
DROP FUNCTION words_of(text);
