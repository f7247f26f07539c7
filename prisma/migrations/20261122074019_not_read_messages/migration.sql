-- AlterTable
ALTER TABLE "consultation_sessions" ADD COLUMN     "brief_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "read_failed_at" TIMESTAMPTZ(3);
