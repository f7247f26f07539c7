-- Substrings are found by trigrams. The extension is trusted: whoever may create in the database may create it; elsewhere its owner
-- does, once, before this runs.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- CreateEnum
CREATE TYPE "launch_status" AS ENUM ('awaiting', 'launched', 'onHold');

-- CreateEnum
CREATE TYPE "history_kind" AS ENUM ('note', 'status');

-- DropIndex
DROP INDEX "approvals_approved_at_idx";

-- AlterTable
ALTER TABLE "approvals" ADD COLUMN     "launch_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "launch_status" "launch_status" NOT NULL DEFAULT 'awaiting',
ADD COLUMN     "launch_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "contact_sales_requests" ADD COLUMN     "search_text" TEXT GENERATED ALWAYS AS (
  lower("name" || E'\n' || "email" || E'\n' || coalesce("company", '') || E'\n' || coalesce("role", ''))
) STORED,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "interest_registrations" ADD COLUMN     "search_text" TEXT GENERATED ALWAYS AS (
  lower("name" || E'\n' || "email" || E'\n' || coalesce("company", '') || E'\n' || coalesce("role", ''))
) STORED;

-- CreateTable
CREATE TABLE "history_entries" (
    "id" UUID NOT NULL,
    "contact_id" UUID,
    "session_id" UUID,
    "kind" "history_kind" NOT NULL,
    "text" TEXT,
    "from" VARCHAR(40),
    "to" VARCHAR(40),
    "by" VARCHAR(100) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "history_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "history_entries_contact_id_id_idx" ON "history_entries"("contact_id", "id");

-- CreateIndex
CREATE INDEX "history_entries_session_id_id_idx" ON "history_entries"("session_id", "id");

-- CreateIndex
CREATE INDEX "approvals_approved_at_id_idx" ON "approvals"("approved_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "consultation_sessions_created_at_id_idx" ON "consultation_sessions"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_sales_requests_status_id_idx" ON "contact_sales_requests"("status", "id");

-- CreateIndex
CREATE INDEX "interest_registrations_user_type_id_idx" ON "interest_registrations"("user_type", "id");

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_contact_id_fkey" FOREIGN KEY ("contact_id") REFERENCES "contact_sales_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "consultation_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Terms of one and two characters have no trigram: these are the characters and the pairs of a text.
CREATE FUNCTION "search_grams"("value" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
  SELECT string_to_array("value", NULL) || ARRAY(SELECT substr("value", i, 2) FROM generate_series(1, length("value") - 1) AS i)
$$;

CREATE INDEX "interest_registrations_search_idx" ON "interest_registrations" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "interest_registrations_grams_idx" ON "interest_registrations" USING gin (search_grams("search_text"));
CREATE INDEX "contact_sales_requests_search_idx" ON "contact_sales_requests" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "contact_sales_requests_grams_idx" ON "contact_sales_requests" USING gin (search_grams("search_text"));

-- One for each column that sorts; choices in the order in which the forms offer them, others last.
CREATE INDEX "interest_registrations_name_idx" ON "interest_registrations" (lower("name"), "id");
CREATE INDEX "interest_registrations_email_idx" ON "interest_registrations" (lower("email"), "id");
CREATE INDEX "interest_registrations_company_idx" ON "interest_registrations" (lower("company"), "id");
CREATE INDEX "interest_registrations_role_idx" ON "interest_registrations" (lower("role"), "id");
CREATE INDEX "interest_registrations_source_idx" ON "interest_registrations" (
  array_position(ARRAY['Search engine (Google, Bing, etc.)', 'Social media (LinkedIn, Twitter, etc.)', 'Industry publication or blog', 'Word of mouth/referral', 'Conference or event', 'Direct outreach', 'Other']::text[], "how_did_you_hear"::text), "id");
CREATE INDEX "interest_registrations_plan_idx" ON "interest_registrations" (
  array_position(ARRAY['starter', 'growth', 'scale', 'professional', 'enterprise', 'success-based']::text[], "pricing_plan"::text), "id");
CREATE INDEX "contact_sales_requests_name_idx" ON "contact_sales_requests" (lower("name"), "id");
CREATE INDEX "contact_sales_requests_email_idx" ON "contact_sales_requests" (lower("email"), "id");
CREATE INDEX "contact_sales_requests_company_idx" ON "contact_sales_requests" (lower("company"), "id");
CREATE INDEX "contact_sales_requests_product_idx" ON "contact_sales_requests" (
  array_position(ARRAY['starter', 'growth', 'scale', 'professional', 'enterprise', 'success-based', 'general']::text[], "product_interest"::text), "id");
CREATE INDEX "contact_sales_requests_timeline_idx" ON "contact_sales_requests" (
  array_position(ARRAY['immediate', '1-3-months', '3-6-months', '6-12-months', 'exploring']::text[], "timeline"::text), "id");
CREATE INDEX "contact_sales_requests_budget_idx" ON "contact_sales_requests" (
  array_position(ARRAY['under-5k', '5-15k', '15-50k', '50k+', 'success-based']::text[], "budget"::text), "id");

-- The history of a contact and of a vacancy takes new lines alone; it goes with the record that it belongs to.
CREATE TRIGGER "history_entries_append_only" BEFORE UPDATE ON "history_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
