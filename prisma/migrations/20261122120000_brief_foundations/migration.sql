-- CreateEnum
CREATE TYPE "audience" AS ENUM ('candidate', 'agency');

-- CreateEnum
CREATE TYPE "fact_doubt" AS ENUM ('years', 'degree', 'proxy', 'conflict', 'typo', 'stale');

-- AlterEnum
ALTER TYPE "evidence_kind" ADD VALUE 'card';
ALTER TYPE "evidence_kind" ADD VALUE 'proposal';

-- AlterEnum
ALTER TYPE "brief_topic" RENAME VALUE 'context' TO 'alsoSaid';
ALTER TYPE "brief_topic" ADD VALUE 'posts' BEFORE 'alsoSaid';

-- AlterTable
ALTER TABLE "brief_facts" ADD COLUMN     "audience" "audience" NOT NULL DEFAULT 'candidate',
ADD COLUMN     "because" VARCHAR(80) NOT NULL DEFAULT 'migrated',
ADD COLUMN     "doubt" "fact_doubt",
ADD COLUMN     "slot" JSONB,
ADD COLUMN     "vague" BOOLEAN NOT NULL DEFAULT false;

-- What was said before facts named their audience gets it by topic; the words stay as they are.
UPDATE "brief_facts" SET "audience" = 'agency' WHERE "topic" IN ('driver', 'notice', 'alsoSaid');

ALTER TABLE "brief_facts" ALTER COLUMN "audience" DROP DEFAULT,
ALTER COLUMN "because" DROP DEFAULT;

-- AlterTable
ALTER TABLE "consultation_sessions" ADD COLUMN     "asks" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "held" JSONB NOT NULL DEFAULT '[]';

-- The state of the interview names topics too.
UPDATE "consultation_sessions" SET "agenda" = replace("agenda"::text, '"context"', '"alsoSaid"')::jsonb
WHERE "agenda"::text LIKE '%"context"%';

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "card" VARCHAR(20),
ADD COLUMN     "given" JSONB,
ADD COLUMN     "import" JSONB,
ADD COLUMN     "undo" JSONB;

-- A message's words are evidence of kind message, or card; a value added here cannot be named in the same migration.
ALTER TABLE "fact_evidence" DROP CONSTRAINT "fact_evidence_source_check";
ALTER TABLE "fact_evidence" ADD CONSTRAINT "fact_evidence_source_check" CHECK (("message_id" IS NULL) = ("reference" IS NOT NULL) AND ("kind" <> 'message' OR "message_id" IS NOT NULL));
