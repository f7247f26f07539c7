-- AlterTable
ALTER TABLE "vacancies" ADD COLUMN     "archived_from" "vacancy_state";
