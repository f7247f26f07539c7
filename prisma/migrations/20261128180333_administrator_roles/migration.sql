-- CreateEnum
CREATE TYPE "administrator_role" AS ENUM ('owner', 'consultant', 'reader');

-- AlterTable
ALTER TABLE "administrators" ADD COLUMN     "role" "administrator_role" NOT NULL DEFAULT 'owner';
