-- AlterTable
ALTER TABLE "sign_in_links" ADD COLUMN     "invitation_id" UUID;

-- CreateIndex
CREATE INDEX "sign_in_links_invitation_id_idx" ON "sign_in_links"("invitation_id");

-- AddForeignKey
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
