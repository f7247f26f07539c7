-- AlterTable
ALTER TABLE "history_entries" ADD COLUMN     "registration_id" UUID;

-- AlterTable
ALTER TABLE "interest_registrations" ADD COLUMN     "status" "contact_status" NOT NULL DEFAULT 'new',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "history_entries_registration_id_id_idx" ON "history_entries"("registration_id", "id");

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "interest_registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
