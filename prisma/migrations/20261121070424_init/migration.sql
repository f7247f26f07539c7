-- CreateEnum
CREATE TYPE "company_industry" AS ENUM ('technology', 'finance', 'healthcare', 'manufacturing', 'retail', 'consulting', 'education', 'other');

-- CreateEnum
CREATE TYPE "company_size" AS ENUM ('1-10', '11-50', '51-200', '201-500', '500+');

-- CreateEnum
CREATE TYPE "consultation_status" AS ENUM ('active', 'archived');

-- CreateEnum
CREATE TYPE "message_role" AS ENUM ('user', 'assistant');

-- CreateEnum
CREATE TYPE "message_status" AS ENUM ('complete', 'interrupted');

-- CreateEnum
CREATE TYPE "brief_topic" AS ENUM ('title', 'driver', 'success', 'responsibilities', 'technical', 'experience', 'qualifications', 'softSkills', 'pay', 'location', 'workPattern', 'hours', 'culture', 'growth', 'benefits', 'contractType', 'startDate', 'motivation', 'healthSafety', 'package', 'duration', 'travel', 'onCall', 'notice', 'expenses', 'process', 'context');

-- CreateEnum
CREATE TYPE "fact_strength" AS ENUM ('must', 'nice', 'learnable', 'notApplicable');

-- CreateEnum
CREATE TYPE "fact_state" AS ENUM ('active', 'superseded', 'withdrawn');

-- CreateEnum
CREATE TYPE "evidence_kind" AS ENUM ('message', 'companyForm', 'website', 'document', 'vacancyBuilder', 'houseRule', 'handEdit');

-- CreateEnum
CREATE TYPE "house_rule_kind" AS ENUM ('tone', 'avoid', 'benefit', 'fact');

-- CreateEnum
CREATE TYPE "job_specification_status" AS ENUM ('draft', 'approved', 'superseded');

-- CreateTable
CREATE TABLE "owners" (
    "id" UUID NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "owners_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "companies" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "contact_name" VARCHAR(200) NOT NULL,
    "phone" VARCHAR(50) NOT NULL,
    "industry" "company_industry",
    "size" "company_size",
    "website" VARCHAR(2048),
    "description" TEXT,
    "job_title" VARCHAR(200),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "companies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consultation_sessions" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "status" "consultation_status" NOT NULL DEFAULT 'active',
    "agenda" JSONB NOT NULL,
    "lease_id" UUID,
    "lease_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consultation_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "role" "message_role" NOT NULL,
    "content" TEXT NOT NULL,
    "status" "message_status" NOT NULL DEFAULT 'complete',
    "answers_id" UUID,
    "idempotency_key" VARCHAR(200),
    "extracted_at" TIMESTAMPTZ(3),
    "engine" VARCHAR(200),
    "fell_back" BOOLEAN NOT NULL DEFAULT false,
    "chips" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brief_facts" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "topic" "brief_topic" NOT NULL,
    "value" TEXT NOT NULL,
    "strength" "fact_strength" NOT NULL,
    "state" "fact_state" NOT NULL DEFAULT 'active',
    "locked" BOOLEAN NOT NULL DEFAULT false,
    "conflicts_with_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "brief_facts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fact_evidence" (
    "id" UUID NOT NULL,
    "fact_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "evidence_kind" NOT NULL,
    "message_id" UUID,
    "reference" VARCHAR(2048),
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fact_evidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "house_rules" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "kind" "house_rule_kind" NOT NULL,
    "text" VARCHAR(300) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "house_rules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_specifications" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "status" "job_specification_status" NOT NULL DEFAULT 'draft',
    "content" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "saved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_specifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "approvals" (
    "id" UUID NOT NULL,
    "job_specification_id" UUID NOT NULL,
    "approver_name" VARCHAR(200) NOT NULL,
    "terms_version" VARCHAR(40) NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "approved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "approvals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "administrators" (
    "id" UUID NOT NULL,
    "username" VARCHAR(100) NOT NULL,
    "password_hash" TEXT NOT NULL,
    "session_version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "administrators_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "owners_token_hash_key" ON "owners"("token_hash");

-- CreateIndex
CREATE INDEX "companies_owner_id_created_at_idx" ON "companies"("owner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "companies_email_idx" ON "companies"("email");

-- CreateIndex
CREATE INDEX "companies_created_at_idx" ON "companies"("created_at" DESC);

-- CreateIndex
CREATE INDEX "consultation_sessions_company_id_status_created_at_idx" ON "consultation_sessions"("company_id", "status", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "messages_answers_id_key" ON "messages"("answers_id");

-- CreateIndex
CREATE UNIQUE INDEX "messages_session_id_position_key" ON "messages"("session_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "messages_session_id_idempotency_key_key" ON "messages"("session_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "brief_facts_session_id_position_idx" ON "brief_facts"("session_id", "position");

-- CreateIndex
CREATE INDEX "brief_facts_conflicts_with_id_idx" ON "brief_facts"("conflicts_with_id");

-- CreateIndex
CREATE INDEX "fact_evidence_message_id_idx" ON "fact_evidence"("message_id");

-- CreateIndex
CREATE UNIQUE INDEX "fact_evidence_fact_id_position_key" ON "fact_evidence"("fact_id", "position");

-- CreateIndex
CREATE INDEX "house_rules_company_id_created_at_idx" ON "house_rules"("company_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "house_rules_company_id_kind_text_key" ON "house_rules"("company_id", "kind", "text");

-- CreateIndex
CREATE INDEX "job_specifications_company_id_created_at_idx" ON "job_specifications"("company_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "job_specifications_status_updated_at_idx" ON "job_specifications"("status", "updated_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "job_specifications_session_id_version_key" ON "job_specifications"("session_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "approvals_job_specification_id_key" ON "approvals"("job_specification_id");

-- CreateIndex
CREATE INDEX "approvals_approved_at_idx" ON "approvals"("approved_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "administrators_username_key" ON "administrators"("username");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "companies" ADD CONSTRAINT "companies_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "owners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consultation_sessions" ADD CONSTRAINT "consultation_sessions_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "consultation_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_answers_id_fkey" FOREIGN KEY ("answers_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brief_facts" ADD CONSTRAINT "brief_facts_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "consultation_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brief_facts" ADD CONSTRAINT "brief_facts_conflicts_with_id_fkey" FOREIGN KEY ("conflicts_with_id") REFERENCES "brief_facts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fact_evidence" ADD CONSTRAINT "fact_evidence_fact_id_fkey" FOREIGN KEY ("fact_id") REFERENCES "brief_facts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fact_evidence" ADD CONSTRAINT "fact_evidence_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "house_rules" ADD CONSTRAINT "house_rules_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_specifications" ADD CONSTRAINT "job_specifications_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_specifications" ADD CONSTRAINT "job_specifications_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "consultation_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_job_specification_id_fkey" FOREIGN KEY ("job_specification_id") REFERENCES "job_specifications"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Rules that the schema language cannot say.
ALTER TABLE "fact_evidence" ADD CONSTRAINT "fact_evidence_span_check" CHECK ("start" >= 0 AND "start" <= "end");
ALTER TABLE "fact_evidence" ADD CONSTRAINT "fact_evidence_source_check" CHECK (("kind" = 'message') = ("message_id" IS NOT NULL) AND ("kind" = 'message') = ("reference" IS NULL));
ALTER TABLE "messages" ADD CONSTRAINT "messages_position_check" CHECK ("position" >= 0);
ALTER TABLE "messages" ADD CONSTRAINT "messages_answers_check" CHECK ("answers_id" IS NULL OR "role" = 'assistant');
ALTER TABLE "consultation_sessions" ADD CONSTRAINT "consultation_sessions_lease_check" CHECK (("lease_id" IS NULL) = ("lease_expires_at" IS NULL));
ALTER TABLE "job_specifications" ADD CONSTRAINT "job_specifications_version_check" CHECK ("version" >= 1 AND "revision" >= 0);
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_approver_check" CHECK (length(btrim("approver_name")) > 0);
ALTER TABLE "companies" ADD CONSTRAINT "companies_minimums_check" CHECK (length("name") >= 2 AND length("contact_name") >= 2 AND length("phone") >= 10);
