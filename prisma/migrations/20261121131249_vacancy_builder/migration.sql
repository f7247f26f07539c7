-- CreateTable
CREATE TABLE "vacancy_drafts" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "session_id" UUID,
    "industry" VARCHAR(100) NOT NULL,
    "job_title" VARCHAR(200) NOT NULL,
    "reason" VARCHAR(100) NOT NULL,
    "salary_band" VARCHAR(40) NOT NULL,
    "success" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vacancy_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "vacancy_drafts_session_id_key" ON "vacancy_drafts"("session_id");

-- CreateIndex
CREATE INDEX "vacancy_drafts_company_id_created_at_idx" ON "vacancy_drafts"("company_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "vacancy_drafts" ADD CONSTRAINT "vacancy_drafts_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vacancy_drafts" ADD CONSTRAINT "vacancy_drafts_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "consultation_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
