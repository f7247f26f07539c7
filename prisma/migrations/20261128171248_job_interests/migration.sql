-- CreateEnum
CREATE TYPE "cv_kind" AS ENUM ('pdf', 'docx');

-- AlterTable
ALTER TABLE "history_entries" ADD COLUMN     "interest_id" UUID;

-- CreateTable
CREATE TABLE "job_interests" (
    "id" UUID NOT NULL,
    "vacancy_id" UUID NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "message" TEXT,
    "content_hash" CHAR(64) NOT NULL,
    "idempotency_key" VARCHAR(200),
    "status" "contact_status" NOT NULL DEFAULT 'new',
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_interests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cv_files" (
    "id" UUID NOT NULL,
    "interest_id" UUID NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "kind" "cv_kind" NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "cv_files_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "job_interests_vacancy_id_created_at_id_idx" ON "job_interests"("vacancy_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_interests_content_hash_created_at_idx" ON "job_interests"("content_hash", "created_at");

-- CreateIndex
CREATE INDEX "job_interests_created_at_idx" ON "job_interests"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "cv_files_interest_id_key" ON "cv_files"("interest_id");

-- CreateIndex
CREATE INDEX "history_entries_interest_id_id_idx" ON "history_entries"("interest_id", "id");

-- AddForeignKey
ALTER TABLE "job_interests" ADD CONSTRAINT "job_interests_vacancy_id_fkey" FOREIGN KEY ("vacancy_id") REFERENCES "vacancies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cv_files" ADD CONSTRAINT "cv_files_interest_id_fkey" FOREIGN KEY ("interest_id") REFERENCES "job_interests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_interest_id_fkey" FOREIGN KEY ("interest_id") REFERENCES "job_interests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
