-- What was ticked and chosen in a sealed document, and when it was opened and read to its end, beside who signed: devices show it
-- without the content, which only the server keeps. The previous version leaves it out.
UPDATE documents
SET signed = signed || jsonb_build_object('answered', jsonb_build_object(
  'boxes', content::jsonb -> 'answers' -> 'boxes',
  'choices', content::jsonb -> 'answers' -> 'choices',
  'openedAt', content::jsonb -> 'openedAt',
  'endSeenAt', content::jsonb -> 'endSeenAt'))
WHERE signed IS NOT NULL AND content IS NOT NULL;
