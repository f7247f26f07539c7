-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "stored_bytes" BIGINT;
