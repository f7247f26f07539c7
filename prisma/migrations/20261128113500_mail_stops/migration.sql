-- CreateTable
CREATE TABLE "mail_stops" (
    "id" UUID NOT NULL,
    "address_hash" CHAR(64) NOT NULL,
    "stopped_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_stops_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mail_stops_address_hash_key" ON "mail_stops"("address_hash");
