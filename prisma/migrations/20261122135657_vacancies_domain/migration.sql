-- The rows that triggers derived go with the triggers.
DROP TRIGGER "companies_vacancies" ON "companies";
DROP TRIGGER "consultation_sessions_vacancies" ON "consultation_sessions";
DROP TRIGGER "job_specifications_vacancies" ON "job_specifications";
DROP TRIGGER "approvals_vacancies" ON "approvals";
DROP FUNCTION "keep_vacancies"();
DROP FUNCTION "refresh_registered"(uuid);
DROP FUNCTION "refresh_vacancy"(uuid);
DROP TABLE "vacancies";

-- What vacancies are made from: rows of the database, and rows that retention deleted and can restore.
CREATE TEMPORARY TABLE "old_companies" ON COMMIT DROP AS
  SELECT id, job_title::text AS job_title, created_at, NULL::uuid AS batch_id FROM companies
  UNION ALL SELECT (content->>'id')::uuid, content->>'job_title', (content->>'created_at')::timestamptz, batch_id
  FROM deleted_rows WHERE table_name = 'companies';
CREATE TEMPORARY TABLE "old_sessions" ON COMMIT DROP AS
  SELECT id, company_id, status::text AS status, created_at, updated_at FROM consultation_sessions
  UNION ALL SELECT (content->>'id')::uuid, (content->>'company_id')::uuid, content->>'status', (content->>'created_at')::timestamptz,
    (content->>'updated_at')::timestamptz FROM deleted_rows WHERE table_name = 'consultation_sessions';
CREATE TEMPORARY TABLE "old_specifications" ON COMMIT DROP AS
  SELECT id, session_id, version, status::text AS status, content->>'jobTitle' AS title FROM job_specifications
  UNION ALL SELECT (content->>'id')::uuid, (content->>'session_id')::uuid, (content->>'version')::int, content->>'status',
    content->'content'->>'jobTitle' FROM deleted_rows WHERE table_name = 'job_specifications';
CREATE TEMPORARY TABLE "old_approvals" ON COMMIT DROP AS
  SELECT job_specification_id, approved_at, launch_status::text AS launch_status FROM approvals
  UNION ALL SELECT (content->>'job_specification_id')::uuid, (content->>'approved_at')::timestamptz, content->>'launch_status'
  FROM deleted_rows WHERE table_name = 'approvals';
ANALYZE "old_companies";
ANALYZE "old_sessions";
ANALYZE "old_specifications";
ANALYZE "old_approvals";

-- CreateEnum
CREATE TYPE "vacancy_state" AS ENUM ('talking', 'draft', 'awaitingApproval', 'approved', 'live', 'onHold', 'closed', 'archived');

-- CreateTable
CREATE TABLE "vacancies" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "job_title" VARCHAR(200),
    "title" TEXT,
    "state" "vacancy_state" NOT NULL DEFAULT 'talking',
    "current" BOOLEAN NOT NULL DEFAULT false,
    "started_at" TIMESTAMPTZ(3),
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "rank" SMALLINT GENERATED ALWAYS AS (
      CASE WHEN "state" IN ('closed', 'archived') THEN 3 WHEN "state" IN ('approved', 'live', 'onHold') THEN 0
        WHEN "started_at" IS NULL THEN 2 ELSE 1 END
    ) STORED,
    "search_text" TEXT GENERATED ALWAYS AS (lower(coalesce("title", "job_title", ''))) STORED,

    CONSTRAINT "vacancies_pkey" PRIMARY KEY ("id")
);

-- A vacancy has the id of its consultation. A company without an active one gets a vacancy for the next.
CREATE TEMPORARY TABLE "moved_vacancies" ON COMMIT DROP AS
  WITH active AS (
    SELECT DISTINCT ON (company_id) company_id, id FROM old_sessions WHERE status = 'active' ORDER BY company_id, created_at DESC, id DESC
  ), newest AS (
    SELECT DISTINCT ON (session_id) session_id, title FROM old_specifications ORDER BY session_id, version DESC
  ), approved AS (
    SELECT DISTINCT ON (j.session_id) j.session_id, a.approved_at, a.launch_status
    FROM old_specifications AS j JOIN old_approvals AS a ON a.job_specification_id = j.id
    WHERE j.status = 'approved' ORDER BY j.session_id, j.version DESC
  ), last AS (
    SELECT company_id, max(updated_at) AS at FROM old_sessions GROUP BY company_id
  )
  SELECT s.id, s.company_id, c.job_title, newest.title,
    CASE WHEN approved.launch_status = 'launched' THEN 'live' WHEN approved.launch_status = 'onHold' THEN 'onHold'
      WHEN approved.session_id IS NOT NULL THEN 'approved' WHEN newest.session_id IS NOT NULL THEN 'draft' ELSE 'talking' END AS state,
    active.id IS NOT NULL AS current, s.created_at AS started_at, coalesce(approved.approved_at, s.created_at) AS at, s.created_at,
    s.updated_at, c.batch_id
  FROM old_sessions AS s JOIN old_companies AS c ON c.id = s.company_id
  LEFT JOIN active ON active.id = s.id
  LEFT JOIN newest ON newest.session_id = s.id
  LEFT JOIN approved ON approved.session_id = s.id
  UNION ALL
  SELECT gen_random_uuid(), c.id, c.job_title, NULL, 'talking', true, NULL, coalesce(last.at, c.created_at),
    coalesce(last.at, c.created_at), coalesce(last.at, c.created_at), c.batch_id
  FROM old_companies AS c LEFT JOIN active ON active.company_id = c.id LEFT JOIN last ON last.company_id = c.id
  WHERE active.id IS NULL;

INSERT INTO "vacancies" ("id", "company_id", "job_title", "title", "state", "current", "started_at", "at", "created_at", "updated_at")
  SELECT id, company_id, job_title, title, state::vacancy_state, current, started_at, at, created_at, updated_at
  FROM moved_vacancies WHERE batch_id IS NULL;
INSERT INTO "deleted_rows" ("id", "batch_id", "deleted_at", "table_name", "subject_id", "content")
  SELECT gen_random_uuid(), m.batch_id, d.deleted_at, 'vacancies', m.company_id, to_jsonb(m) - 'batch_id'
  FROM moved_vacancies AS m JOIN deleted_rows AS d
    ON d.table_name = 'companies' AND d.batch_id = m.batch_id AND (d.content->>'id')::uuid = m.company_id;

-- CreateIndex
CREATE INDEX "vacancies_company_id_created_at_idx" ON "vacancies"("company_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "vacancies_rank_at_id_idx" ON "vacancies"("rank", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "vacancies_state_at_id_idx" ON "vacancies"("state", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "vacancies_search_idx" ON "vacancies" USING GIN ("search_text" gin_trgm_ops);

CREATE INDEX "vacancies_grams_idx" ON "vacancies" USING gin (search_grams("search_text"));
CREATE UNIQUE INDEX "vacancies_current_key" ON "vacancies" ("company_id") WHERE "current";

-- AddForeignKey
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "companies" DROP COLUMN "job_title",
ADD COLUMN     "search_text" TEXT GENERATED ALWAYS AS (lower("name" || E'\n' || "email" || E'\n' || "contact_name")) STORED;

-- CreateIndex
CREATE INDEX "companies_search_idx" ON "companies" USING GIN ("search_text" gin_trgm_ops);

CREATE INDEX "companies_grams_idx" ON "companies" USING gin (search_grams("search_text"));

-- DropIndex
DROP INDEX "consultation_sessions_company_id_status_created_at_idx";

-- AlterTable
ALTER TABLE "consultation_sessions" DROP COLUMN "status";

-- DropEnum
DROP TYPE "consultation_status";

-- CreateIndex
CREATE INDEX "consultation_sessions_company_id_created_at_idx" ON "consultation_sessions"("company_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "consultation_sessions" ADD CONSTRAINT "consultation_sessions_id_fkey" FOREIGN KEY ("id") REFERENCES "vacancies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- History belongs to the vacancy. Its rows never change, so the column is renamed.
ALTER TABLE "history_entries" DROP CONSTRAINT "history_entries_session_id_fkey";
ALTER TABLE "history_entries" RENAME COLUMN "session_id" TO "vacancy_id";
ALTER INDEX "history_entries_session_id_id_idx" RENAME TO "history_entries_vacancy_id_id_idx";
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_vacancy_id_fkey" FOREIGN KEY ("vacancy_id") REFERENCES "vacancies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
UPDATE "deleted_rows" SET "content" = ("content" - 'session_id') || jsonb_build_object('vacancy_id', "content"->'session_id')
WHERE "table_name" = 'history_entries';

-- AlterTable
ALTER TABLE "vacancy_drafts" ADD COLUMN     "vacancy_id" UUID;

-- Waiting answers belong to the current vacancy, unless its consultation has begun.
UPDATE "vacancy_drafts" SET "vacancy_id" = "session_id" WHERE "session_id" IS NOT NULL;
UPDATE "vacancy_drafts" AS d SET "vacancy_id" = v.id FROM vacancies AS v
WHERE d.session_id IS NULL AND v.company_id = d.company_id AND v.current
  AND NOT EXISTS (SELECT FROM messages AS m WHERE m.session_id = v.id AND m.role = 'user');
UPDATE "deleted_rows" SET "content" = "content" || jsonb_build_object('vacancy_id', "content"->'session_id')
WHERE "table_name" = 'vacancy_drafts';

-- CreateIndex
CREATE INDEX "vacancy_drafts_vacancy_id_idx" ON "vacancy_drafts"("vacancy_id");

-- AddForeignKey
ALTER TABLE "vacancy_drafts" ADD CONSTRAINT "vacancy_drafts_vacancy_id_fkey" FOREIGN KEY ("vacancy_id") REFERENCES "vacancies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
