-- CreateEnum
CREATE TYPE "candidate_decision" AS ENUM ('yes', 'no');

-- CreateEnum
CREATE TYPE "recommendation" AS ENUM ('strongNo', 'no', 'yes', 'strongYes');

-- AlterTable
ALTER TABLE "interview_kits" ADD COLUMN     "frozen_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "candidates" (
    "id" UUID NOT NULL,
    "kit_id" UUID NOT NULL,
    "label" VARCHAR(120) NOT NULL,
    "decision" "candidate_decision",
    "decision_reason" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "candidates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interviewers" (
    "id" UUID NOT NULL,
    "kit_id" UUID NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3),
    "last_seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "interviewers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scorecards" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "interviewer_id" UUID NOT NULL,
    "ratings" JSONB NOT NULL,
    "recommendation" "recommendation",
    "reason" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "submitted_at" TIMESTAMPTZ(3),

    CONSTRAINT "scorecards_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "candidates_kit_id_created_at_idx" ON "candidates"("kit_id", "created_at");

-- CreateIndex
CREATE INDEX "candidates_decided_at_idx" ON "candidates"("decided_at");

-- CreateIndex
CREATE UNIQUE INDEX "interviewers_token_hash_key" ON "interviewers"("token_hash");

-- CreateIndex
CREATE INDEX "interviewers_kit_id_created_at_idx" ON "interviewers"("kit_id", "created_at");

-- CreateIndex
CREATE INDEX "scorecards_interviewer_id_idx" ON "scorecards"("interviewer_id");

-- CreateIndex
CREATE UNIQUE INDEX "scorecards_candidate_id_interviewer_id_key" ON "scorecards"("candidate_id", "interviewer_id");

-- AddForeignKey
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_kit_id_fkey" FOREIGN KEY ("kit_id") REFERENCES "interview_kits"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_kit_id_fkey" FOREIGN KEY ("kit_id") REFERENCES "interview_kits"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_interviewer_id_fkey" FOREIGN KEY ("interviewer_id") REFERENCES "interviewers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
