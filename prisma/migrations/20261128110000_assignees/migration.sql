-- AlterEnum
ALTER TYPE "history_kind" ADD VALUE 'assignee';

-- AlterTable
ALTER TABLE "contact_sales_requests" ADD COLUMN     "assignee" VARCHAR(100),
ADD COLUMN     "assignee_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "history_entries" ALTER COLUMN "from" SET DATA TYPE VARCHAR(100),
ALTER COLUMN "to" SET DATA TYPE VARCHAR(100);

-- AlterTable
ALTER TABLE "interest_registrations" ADD COLUMN     "assignee" VARCHAR(100),
ADD COLUMN     "assignee_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "vacancies" ADD COLUMN     "assignee" VARCHAR(100),
ADD COLUMN     "assignee_version" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "contact_sales_requests_assignee_created_at_id_idx" ON "contact_sales_requests"("assignee", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "interest_registrations_assignee_created_at_id_idx" ON "interest_registrations"("assignee", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "vacancies_assignee_rank_at_id_idx" ON "vacancies"("assignee", "rank", "at" DESC, "id" DESC);

-- Rows that retention deleted can be restored: they need a value for each column that must have one.
UPDATE "deleted_rows" SET "content" = '{"assignee_version": 0}'::jsonb || "content"
WHERE "table_name" IN ('contact_sales_requests', 'interest_registrations', 'vacancies');
UPDATE "deleted_rows" SET "content" = '{"status": "new", "version": 0}'::jsonb || "content"
WHERE "table_name" = 'interest_registrations';
