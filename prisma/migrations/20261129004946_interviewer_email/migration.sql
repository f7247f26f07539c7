-- AlterTable
ALTER TABLE "interviewers" ADD COLUMN     "email" VARCHAR(254);
