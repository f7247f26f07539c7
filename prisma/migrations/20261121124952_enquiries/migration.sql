-- CreateEnum
CREATE TYPE "user_type" AS ENUM ('hiring_manager', 'candidate');

-- CreateEnum
CREATE TYPE "contact_status" AS ENUM ('new', 'contacted', 'qualified', 'closed');

-- CreateTable
CREATE TABLE "interest_registrations" (
    "id" UUID NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "company" VARCHAR(200),
    "role" VARCHAR(200),
    "user_type" "user_type" NOT NULL,
    "phone" VARCHAR(50),
    "message" TEXT,
    "interested_in" TEXT[],
    "how_did_you_hear" VARCHAR(100),
    "pricing_plan" VARCHAR(40),
    "content_hash" CHAR(64) NOT NULL,
    "idempotency_key" VARCHAR(200),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interest_registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_sales_requests" (
    "id" UUID NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "company" VARCHAR(200) NOT NULL,
    "role" VARCHAR(200),
    "phone" VARCHAR(50),
    "company_size" VARCHAR(40),
    "industry" VARCHAR(40),
    "product_interest" VARCHAR(40),
    "timeline" VARCHAR(40),
    "budget" VARCHAR(40),
    "current_solution" VARCHAR(500),
    "message" TEXT,
    "status" "contact_status" NOT NULL DEFAULT 'new',
    "content_hash" CHAR(64) NOT NULL,
    "idempotency_key" VARCHAR(200),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_sales_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "interest_registrations_content_hash_created_at_idx" ON "interest_registrations"("content_hash", "created_at");

-- CreateIndex
CREATE INDEX "interest_registrations_created_at_id_idx" ON "interest_registrations"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_sales_requests_content_hash_created_at_idx" ON "contact_sales_requests"("content_hash", "created_at");

-- CreateIndex
CREATE INDEX "contact_sales_requests_created_at_id_idx" ON "contact_sales_requests"("created_at" DESC, "id" DESC);
