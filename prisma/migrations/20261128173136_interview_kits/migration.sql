-- CreateTable
CREATE TABLE "interview_kits" (
    "id" UUID NOT NULL,
    "job_specification_id" UUID NOT NULL,
    "minutes" INTEGER NOT NULL,
    "items" JSONB NOT NULL,
    "made_from" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "interview_kits_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "interview_kits_job_specification_id_minutes_key" ON "interview_kits"("job_specification_id", "minutes");

-- AddForeignKey
ALTER TABLE "interview_kits" ADD CONSTRAINT "interview_kits_job_specification_id_fkey" FOREIGN KEY ("job_specification_id") REFERENCES "job_specifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;
