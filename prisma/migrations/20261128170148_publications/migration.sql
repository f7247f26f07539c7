-- CreateEnum
CREATE TYPE "publication_state" AS ENUM ('open', 'closed');

-- CreateEnum
CREATE TYPE "publication_closure" AS ENUM ('byHand', 'onHold');

-- CreateTable
CREATE TABLE "publications" (
    "id" UUID NOT NULL,
    "vacancy_id" UUID NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "state" "publication_state" NOT NULL DEFAULT 'open',
    "show_client" BOOLEAN NOT NULL,
    "closes_on" DATE NOT NULL,
    "town" VARCHAR(120),
    "postcode" VARCHAR(10),
    "reason" VARCHAR(1000),
    "published_by" VARCHAR(100) NOT NULL,
    "approval_id" UUID NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "closed_because" "publication_closure",

    CONSTRAINT "publications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "publications_vacancy_id_key" ON "publications"("vacancy_id");

-- CreateIndex
CREATE UNIQUE INDEX "publications_slug_key" ON "publications"("slug");

-- CreateIndex
CREATE INDEX "publications_state_published_at_idx" ON "publications"("state", "published_at" DESC);

-- AddForeignKey
ALTER TABLE "publications" ADD CONSTRAINT "publications_vacancy_id_fkey" FOREIGN KEY ("vacancy_id") REFERENCES "vacancies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
