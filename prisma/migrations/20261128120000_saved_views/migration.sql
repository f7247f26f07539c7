-- CreateTable
CREATE TABLE "saved_views" (
    "id" UUID NOT NULL,
    "administrator_id" UUID NOT NULL,
    "list" VARCHAR(20) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "query" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_views_administrator_id_list_name_key" ON "saved_views"("administrator_id", "list", "name");

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_administrator_id_fkey" FOREIGN KEY ("administrator_id") REFERENCES "administrators"("id") ON DELETE CASCADE ON UPDATE CASCADE;
