-- CreateEnum
CREATE TYPE "share_role" AS ENUM ('view', 'comment', 'approve');

-- CreateEnum
CREATE TYPE "comment_kind" AS ENUM ('comment', 'suggestion');

-- CreateEnum
CREATE TYPE "comment_state" AS ENUM ('open', 'resolved', 'accepted', 'dismissed');

-- CreateTable
CREATE TABLE "shares" (
    "id" UUID NOT NULL,
    "job_specification_id" UUID NOT NULL,
    "role" "share_role" NOT NULL,
    "name" VARCHAR(200),
    "email" VARCHAR(254),
    "made_by" VARCHAR(254) NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3),
    "last_seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "shares_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "line_comments" (
    "id" UUID NOT NULL,
    "job_specification_id" UUID NOT NULL,
    "share_id" UUID NOT NULL,
    "line_id" VARCHAR(100) NOT NULL,
    "line_text" TEXT NOT NULL,
    "kind" "comment_kind" NOT NULL,
    "text" TEXT NOT NULL,
    "author_name" VARCHAR(200) NOT NULL,
    "state" "comment_state" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "line_comments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "shares_token_hash_key" ON "shares"("token_hash");

-- CreateIndex
CREATE INDEX "shares_job_specification_id_created_at_idx" ON "shares"("job_specification_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "line_comments_job_specification_id_created_at_idx" ON "line_comments"("job_specification_id", "created_at");

-- CreateIndex
CREATE INDEX "line_comments_share_id_idx" ON "line_comments"("share_id");

-- AddForeignKey
ALTER TABLE "shares" ADD CONSTRAINT "shares_job_specification_id_fkey" FOREIGN KEY ("job_specification_id") REFERENCES "job_specifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "line_comments" ADD CONSTRAINT "line_comments_job_specification_id_fkey" FOREIGN KEY ("job_specification_id") REFERENCES "job_specifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "line_comments" ADD CONSTRAINT "line_comments_share_id_fkey" FOREIGN KEY ("share_id") REFERENCES "shares"("id") ON DELETE CASCADE ON UPDATE CASCADE;
