-- AlterTable
ALTER TABLE "consultation_sessions" ADD COLUMN     "prepared" JSONB,
ADD COLUMN     "writer_expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "writer_id" UUID;
