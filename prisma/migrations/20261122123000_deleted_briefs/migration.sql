-- Rows that retention deleted before the last migration can be restored too: they get what it gave the others.
UPDATE "deleted_rows" SET "content" = "content" || jsonb_build_object(
    'audience', CASE WHEN "content"->>'topic' IN ('driver', 'notice', 'context') THEN 'agency' ELSE 'candidate' END,
    'because', 'migrated',
    'vague', false,
    'topic', CASE "content"->>'topic' WHEN 'context' THEN 'alsoSaid' ELSE "content"->>'topic' END)
WHERE "table_name" = 'brief_facts' AND NOT "content" ? 'because';

UPDATE "deleted_rows" SET "content" = "content" || jsonb_build_object(
    'asks', '[]'::jsonb,
    'held', '[]'::jsonb,
    'agenda', replace(("content"->'agenda')::text, '"context"', '"alsoSaid"')::jsonb)
WHERE "table_name" = 'consultation_sessions' AND NOT "content" ? 'asks';
