-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "sources" JSONB;
