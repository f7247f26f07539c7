-- CreateEnum
CREATE TYPE "research_kind" AS ENUM ('website', 'document');

-- CreateEnum
CREATE TYPE "research_field" AS ENUM ('overview', 'missionVision', 'values', 'workingStyle', 'growthPath', 'learningDevelopment', 'benefits', 'perks', 'strengths', 'sectors', 'customers', 'standards', 'differentiators', 'openRoles', 'hiringProcess', 'locations');

-- CreateEnum
CREATE TYPE "research_decision" AS ENUM ('accepted', 'edited', 'rejected');

-- CreateTable
CREATE TABLE "research_runs" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "kind" "research_kind" NOT NULL,
    "address" VARCHAR(2048) NOT NULL,
    "current" BOOLEAN NOT NULL DEFAULT true,
    "description" TEXT,
    "notices" JSONB NOT NULL,
    "engine" VARCHAR(200) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "research_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "research_sources" (
    "id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "address" VARCHAR(2048) NOT NULL,
    "title" VARCHAR(300),
    "language" VARCHAR(35),
    "text" TEXT NOT NULL,

    CONSTRAINT "research_sources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "research_items" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "source_id" UUID NOT NULL,
    "field" "research_field" NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "quote" TEXT NOT NULL,
    "decision" "research_decision" NOT NULL DEFAULT 'accepted',
    "edited_text" TEXT,

    CONSTRAINT "research_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "research_runs_company_id_current_created_at_idx" ON "research_runs"("company_id", "current", "created_at" DESC);

-- CreateIndex
CREATE INDEX "research_sources_run_id_position_idx" ON "research_sources"("run_id", "position");

-- CreateIndex
CREATE INDEX "research_items_company_id_idx" ON "research_items"("company_id");

-- CreateIndex
CREATE INDEX "research_items_source_id_position_idx" ON "research_items"("source_id", "position");

-- AddForeignKey
ALTER TABLE "research_runs" ADD CONSTRAINT "research_runs_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "research_sources" ADD CONSTRAINT "research_sources_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "research_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "research_items" ADD CONSTRAINT "research_items_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "research_items" ADD CONSTRAINT "research_items_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "research_sources"("id") ON DELETE CASCADE ON UPDATE CASCADE;
