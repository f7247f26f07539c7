-- The trigram indexes find the words that begin with one or two letters.
DROP INDEX "interest_registrations_grams_idx";
DROP INDEX "contact_sales_requests_grams_idx";
DROP INDEX "vacancies_grams_idx";
DROP INDEX "companies_grams_idx";
DROP INDEX "audit_entries_actor_grams_idx";
DROP FUNCTION "search_grams"(text);
