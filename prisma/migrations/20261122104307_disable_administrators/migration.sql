-- AlterTable
ALTER TABLE "administrators" ADD COLUMN     "disabled_at" TIMESTAMPTZ(3);
