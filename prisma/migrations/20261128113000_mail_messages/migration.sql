-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('queued', 'sending', 'sent', 'failed', 'held', 'stopped');

-- CreateTable
CREATE TABLE "mail_messages" (
    "id" UUID NOT NULL,
    "kind" VARCHAR(40) NOT NULL,
    "recipient" VARCHAR(254) NOT NULL,
    "about" VARCHAR(254),
    "subject" VARCHAR(200) NOT NULL,
    "data" JSONB,
    "dedupe_key" VARCHAR(200) NOT NULL,
    "state" "mail_state" NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3),
    "message_id" VARCHAR(400),
    "last_error" VARCHAR(500),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "search_text" TEXT GENERATED ALWAYS AS (lower("recipient" || E'\n' || "subject")) STORED,

    CONSTRAINT "mail_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mail_messages_dedupe_key_key" ON "mail_messages"("dedupe_key");

-- CreateIndex
CREATE INDEX "mail_messages_created_at_id_idx" ON "mail_messages"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mail_messages_state_created_at_id_idx" ON "mail_messages"("state", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mail_messages_search_idx" ON "mail_messages" USING GIN ("search_text" gin_trgm_ops);

-- What is due. Small, whatever has been sent.
CREATE INDEX "mail_messages_due_idx" ON "mail_messages" ("next_at") WHERE "state" IN ('queued', 'sending');
