-- CreateEnum
CREATE TYPE "round_state" AS ENUM ('open', 'complete', 'declined', 'voided', 'cancelled');

-- CreateEnum
CREATE TYPE "approver_state" AS ENUM ('waiting', 'approved', 'declined');

-- AlterTable
ALTER TABLE "shares" ADD COLUMN     "decline_reason" TEXT,
ADD COLUMN     "declined_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "approval_rounds" (
    "id" UUID NOT NULL,
    "job_specification_id" UUID NOT NULL,
    "in_order" BOOLEAN NOT NULL,
    "state" "round_state" NOT NULL DEFAULT 'open',
    "made_by" VARCHAR(254) NOT NULL,
    "is_proved" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "approval_rounds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "round_approvers" (
    "id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "person_id" UUID,
    "is_browser" BOOLEAN NOT NULL DEFAULT false,
    "share_id" UUID,
    "name" VARCHAR(254) NOT NULL,
    "email" VARCHAR(254),
    "state" "approver_state" NOT NULL DEFAULT 'waiting',
    "asked_at" TIMESTAMPTZ(3),
    "reminders" INTEGER NOT NULL DEFAULT 0,
    "decided_name" VARCHAR(200),
    "decided_at" TIMESTAMPTZ(3),
    "terms_version" VARCHAR(40),
    "content_hash" CHAR(64),
    "reason" TEXT,

    CONSTRAINT "round_approvers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "approval_rounds_job_specification_id_created_at_idx" ON "approval_rounds"("job_specification_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "round_approvers_share_id_key" ON "round_approvers"("share_id");

-- CreateIndex
CREATE INDEX "round_approvers_person_id_idx" ON "round_approvers"("person_id");

-- CreateIndex
CREATE INDEX "round_approvers_state_asked_at_idx" ON "round_approvers"("state", "asked_at");

-- CreateIndex
CREATE UNIQUE INDEX "round_approvers_round_id_position_key" ON "round_approvers"("round_id", "position");

-- AddForeignKey
ALTER TABLE "approval_rounds" ADD CONSTRAINT "approval_rounds_job_specification_id_fkey" FOREIGN KEY ("job_specification_id") REFERENCES "job_specifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "round_approvers" ADD CONSTRAINT "round_approvers_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "approval_rounds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "round_approvers" ADD CONSTRAINT "round_approvers_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "round_approvers" ADD CONSTRAINT "round_approvers_share_id_fkey" FOREIGN KEY ("share_id") REFERENCES "shares"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Prisma can't express it in the schema.
CREATE UNIQUE INDEX "approval_rounds_open_key" ON "approval_rounds"("job_specification_id") WHERE "state" = 'open';
