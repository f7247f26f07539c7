-- DropIndex
DROP INDEX "consultation_sessions_created_at_id_idx";

-- CreateTable
CREATE TABLE "vacancies" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "session_id" UUID,
    "rank" SMALLINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "launch_status" "launch_status",
    "approval_id" UUID,
    "specification_id" UUID,
    "job_title" TEXT,
    "search_text" TEXT NOT NULL,

    CONSTRAINT "vacancies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "vacancies_session_id_key" ON "vacancies"("session_id");

-- CreateIndex
CREATE INDEX "vacancies_company_id_idx" ON "vacancies"("company_id");

-- CreateIndex
CREATE INDEX "vacancies_rank_at_id_idx" ON "vacancies"("rank", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "vacancies_launch_status_at_id_idx" ON "vacancies"("launch_status", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "vacancies_search_idx" ON "vacancies" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "audit_entries_action_at_id_idx" ON "audit_entries"("action", "at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "consultation_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "vacancies_grams_idx" ON "vacancies" USING gin (search_grams("search_text"));
CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING gin (lower("actor") gin_trgm_ops);
CREATE INDEX "audit_entries_actor_grams_idx" ON "audit_entries" USING gin (search_grams(lower("actor")));
CREATE INDEX "interest_registrations_phone_idx" ON "interest_registrations" (lower("phone"), "id");
CREATE INDEX "interest_registrations_interests_idx" ON "interest_registrations" (nullif("interested_in", '{}'), "id");

-- The row of a consultation anew. The lock comes first, in a statement of its own: what follows it sees what the other writer committed.
CREATE FUNCTION "refresh_vacancy"("consultation" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM vacancies WHERE id = consultation FOR UPDATE;
  INSERT INTO vacancies (id, company_id, session_id, rank, at, launch_status, approval_id, specification_id, job_title, search_text)
  SELECT s.id, c.id, s.id, CASE WHEN approval.id IS NULL THEN 1 ELSE 0 END, coalesce(approval.approved_at, s.created_at),
    approval.launch_status, approval.id, newest.id, coalesce(newest.title, c.job_title),
    lower(c.name || E'\n' || c.email || E'\n' || c.contact_name || E'\n' || coalesce(newest.title, c.job_title, ''))
  FROM consultation_sessions AS s JOIN companies AS c ON c.id = s.company_id
  LEFT JOIN LATERAL (
    SELECT id, content->>'jobTitle' AS title FROM job_specifications WHERE session_id = s.id ORDER BY version DESC LIMIT 1
  ) AS newest ON true
  LEFT JOIN LATERAL (
    SELECT a.id, a.approved_at, a.launch_status FROM job_specifications AS j JOIN approvals AS a ON a.job_specification_id = j.id
    WHERE j.session_id = s.id AND j.status = 'approved' ORDER BY j.version DESC LIMIT 1
  ) AS approval ON true
  WHERE s.id = consultation
  ON CONFLICT (id) DO UPDATE SET rank = excluded.rank, at = excluded.at, launch_status = excluded.launch_status,
    approval_id = excluded.approval_id, specification_id = excluded.specification_id, job_title = excluded.job_title,
    search_text = excluded.search_text
  WHERE vacancies IS DISTINCT FROM excluded;
END
$$;

-- The row of a company that has no consultation anew, or away with it.
CREATE FUNCTION "refresh_registered"("registered" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM vacancies WHERE id = registered FOR UPDATE;
  DELETE FROM vacancies WHERE id = registered AND EXISTS (SELECT FROM consultation_sessions WHERE company_id = registered);
  INSERT INTO vacancies (id, company_id, rank, at, job_title, search_text)
  SELECT id, id, 2, created_at, job_title, lower(name || E'\n' || email || E'\n' || contact_name || E'\n' || coalesce(job_title, ''))
  FROM companies
  WHERE id = registered AND NOT EXISTS (SELECT FROM consultation_sessions WHERE company_id = registered)
  ON CONFLICT (id) DO UPDATE SET job_title = excluded.job_title, search_text = excluded.search_text;
END
$$;

CREATE FUNCTION "keep_vacancies"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'companies' THEN
      PERFORM refresh_registered(changed.id);
      PERFORM refresh_vacancy(id) FROM (SELECT id FROM consultation_sessions WHERE company_id = changed.id ORDER BY id) AS own;
    WHEN 'consultation_sessions' THEN
      PERFORM refresh_registered(changed.company_id);
      PERFORM refresh_vacancy(changed.id);
    WHEN 'job_specifications' THEN
      PERFORM refresh_vacancy(changed.session_id);
    WHEN 'approvals' THEN
      PERFORM refresh_vacancy(session_id) FROM job_specifications WHERE id = changed.job_specification_id;
  END CASE;
  RETURN NULL;
END
$$;

CREATE TRIGGER "companies_vacancies" AFTER INSERT OR UPDATE OF "name", "email", "contact_name", "job_title" ON "companies"
  FOR EACH ROW EXECUTE FUNCTION "keep_vacancies"();
CREATE TRIGGER "consultation_sessions_vacancies" AFTER INSERT OR DELETE ON "consultation_sessions"
  FOR EACH ROW EXECUTE FUNCTION "keep_vacancies"();
CREATE TRIGGER "job_specifications_vacancies" AFTER INSERT OR DELETE OR UPDATE OF "status", "content" ON "job_specifications"
  FOR EACH ROW EXECUTE FUNCTION "keep_vacancies"();
CREATE TRIGGER "approvals_vacancies" AFTER INSERT OR DELETE OR UPDATE OF "launch_status", "approved_at" ON "approvals"
  FOR EACH ROW EXECUTE FUNCTION "keep_vacancies"();

SELECT refresh_vacancy(id) FROM consultation_sessions;
SELECT refresh_registered(id) FROM companies;
