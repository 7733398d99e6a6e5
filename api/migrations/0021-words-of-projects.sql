-- A manager's search of letters asks which words have what was typed in them, and then for projects with one of these:
-- each is a key of an index, where a trigram is a list of up to all projects (docs/decisions/0048).

-- What stands between all of ASCII that is no letter, of a folded text. Dear, so that the index is asked and not each row; and not for parallel workers, which that
-- price would call, and which take longer to start than a search.
CREATE FUNCTION words_of(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT COST 10000 AS
$$ SELECT array_remove(regexp_split_to_array(value, '[\u0001-\u0060\u007b-\u007f]+'), '') $$;

-- Every word a project has, or once had. Two that write the same new word at once each leave a row and wait for nobody.
CREATE TABLE project_words (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  word text NOT NULL
);

CREATE FUNCTION keep_words_of_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO project_words (word)
    SELECT DISTINCT word FROM added, unnest(words_of(search_text)) AS word
    WHERE NOT EXISTS (SELECT FROM project_words WHERE project_words.word = word.word);
  ELSE
    INSERT INTO project_words (word)
    SELECT DISTINCT word FROM added JOIN gone USING (id), unnest(words_of(added.search_text)) AS word
    WHERE added.search_text <> gone.search_text
      AND NOT EXISTS (SELECT FROM project_words WHERE project_words.word = word.word);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER words_of_added AFTER INSERT ON projects REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_words_of_projects();
CREATE TRIGGER words_of_changed AFTER UPDATE ON projects REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_words_of_projects();

INSERT INTO project_words (word) SELECT DISTINCT unnest(words_of(search_text)) FROM projects;
CREATE INDEX project_words_word ON project_words (word);
CREATE INDEX project_words_parts ON project_words USING gin (word gin_trgm_ops);
CREATE INDEX projects_words ON projects USING gin (words_of(search_text));
-- How common each word is, without which a search is planned wrongly until PostgreSQL looks by itself.
ANALYZE projects, project_words;
