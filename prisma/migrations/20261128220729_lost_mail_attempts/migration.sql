-- AlterTable
ALTER TABLE "mail_messages" ADD COLUMN     "lost_attempts" INTEGER NOT NULL DEFAULT 0;
