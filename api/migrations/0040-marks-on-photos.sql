-- Arrows, shapes, words and blurred areas over a photo, by their ids, in ten-thousandths of its width and height.
ALTER TABLE files ADD COLUMN marks jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(marks) = 'object');
