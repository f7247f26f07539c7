-- CreateTable
CREATE TABLE "retention_batches" (
    "id" UUID NOT NULL,
    "announced_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "counts" JSONB NOT NULL,
    "refusals" JSONB,
    "confirmed_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "retention_batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deleted_rows" (
    "id" UUID NOT NULL,
    "batch_id" UUID NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "table_name" VARCHAR(63) NOT NULL,
    "subject_id" UUID NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "deleted_rows_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "retention_batches_finished_at_idx" ON "retention_batches"("finished_at");

-- CreateIndex
CREATE INDEX "deleted_rows_batch_id_table_name_idx" ON "deleted_rows"("batch_id", "table_name");

-- CreateIndex
CREATE INDEX "deleted_rows_subject_id_idx" ON "deleted_rows"("subject_id");

-- CreateIndex
CREATE INDEX "deleted_rows_deleted_at_idx" ON "deleted_rows"("deleted_at");

-- AddForeignKey
ALTER TABLE "deleted_rows" ADD CONSTRAINT "deleted_rows_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "retention_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
