import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmptyDatabase } from '@/tests/support/empty-database'
import { restoreDeletedBatch } from './deleted-rows.mjs'
import { migrate, migrationNames } from './migrate.mjs'
import type { Query } from './retention.mjs'

const MIGRATIONS_FOLDER = path.resolve('prisma/migrations')

const session = await openEmptyDatabase(`older_data_${process.pid}`)
let dir: string

beforeEach(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'spanwright-migrations-'))
  await session.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
})

afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

afterAll(async () => {
  await session.end()
})

/** The database of an older version, whose last migration is `last`. */
async function migrateUpTo(last: string) {
  for (const name of migrationNames(MIGRATIONS_FOLDER).filter((name) => name <= last))
    cpSync(path.join(MIGRATIONS_FOLDER, name), path.join(dir, name), { recursive: true })
  await migrate(session, dir)
}

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

describe('data of older versions', () => {
  it('lets the administrators of older versions sign in', async () => {
    await migrateUpTo('20261122081005_retention_batches')
    await session.query(
      "INSERT INTO administrators (id, username, password_hash, updated_at) VALUES (gen_random_uuid(), 'ada', '-', now())",
    )
    await migrate(session, MIGRATIONS_FOLDER)
    const { rows } = await session.query('SELECT username, disabled_at FROM administrators')
    expect(rows).toEqual([{ username: 'ada', disabled_at: null }])
  })

  it('counts the companies of older versions when they next store something', async () => {
    await migrateUpTo('20261122104307_disable_administrators')
    await session.query(`WITH o AS (INSERT INTO owners (id, token_hash) VALUES (gen_random_uuid(), repeat('0', 64)) RETURNING id)
      INSERT INTO companies (id, owner_id, name, email, contact_name, phone, description, updated_at)
      SELECT gen_random_uuid(), id, 'Northmoor', 'jo@northmoor.example', 'Jo', '01234 567890', 'Bridges', now() FROM o`)
    await migrate(session, MIGRATIONS_FOLDER)
    const { rows } = await session.query('SELECT description, stored_bytes FROM companies')
    expect(rows).toEqual([{ description: 'Bridges', stored_bytes: null }])
  })

  it('drops the index of letter pairs, and finds what older versions stored by the beginnings of words', async () => {
    await migrateUpTo('20261128062043_registration_history')
    await session.query(`INSERT INTO interest_registrations (id, name, email, user_type, content_hash)
      VALUES (gen_random_uuid(), 'Zoë Qureshi', 'zq@northmoor.example', 'candidate', '')`)
    await migrate(session, MIGRATIONS_FOLDER)
    const { rows } = await session.query(
      `SELECT name, to_regproc('search_grams') AS function FROM interest_registrations WHERE search_text ~ '(^|[ \n])qu'`,
    )
    expect(rows).toEqual([{ name: 'Zoë Qureshi', function: null }])
    const indexes = await session.query(`SELECT indexname FROM pg_indexes WHERE indexname LIKE '%grams%'`)
    expect(indexes.rows).toEqual([])
  })

  it('leaves older versions’ kits open to edits, without candidates', async () => {
    await migrateUpTo('20261128173207_approval_rounds')
    await session.query(`WITH o AS (INSERT INTO owners (id, token_hash) VALUES (gen_random_uuid(), repeat('0', 64)) RETURNING id),
      c AS (INSERT INTO companies (id, owner_id, name, email, contact_name, phone, updated_at)
        SELECT '${uuid(1)}', id, 'Northmoor', 'jo@northmoor.example', 'Jo', '01234 567890', now() FROM o RETURNING id),
      v AS (INSERT INTO vacancies (id, company_id, updated_at) SELECT '${uuid(2)}', id, now() FROM c RETURNING id, company_id),
      s AS (INSERT INTO consultation_sessions (id, company_id, agenda, updated_at) SELECT id, company_id, '{}', now() FROM v RETURNING id, company_id),
      j AS (INSERT INTO job_specifications (id, company_id, session_id, version, content, updated_at)
        SELECT '${uuid(3)}', company_id, id, 1, '{}', now() FROM s RETURNING id)
      INSERT INTO interview_kits (id, job_specification_id, minutes, items, made_from, updated_at)
      SELECT '${uuid(4)}', id, 60, '[{"id": "i1"}]', '{}', now() FROM j`)
    await migrate(session, MIGRATIONS_FOLDER)
    await session.query(
      `INSERT INTO candidates (id, kit_id, label, updated_at) VALUES ('${uuid(5)}', '${uuid(4)}', 'C1', now())`,
    )
    const { rows } = await session.query(
      'SELECT k.items, k.frozen_at, c.label, c.decision FROM interview_kits AS k JOIN candidates AS c ON c.kit_id = k.id',
    )
    expect(rows).toEqual([{ items: [{ id: 'i1' }], frozen_at: null, label: 'C1', decision: null }])
  })

  it('leaves older versions’ enquiries without an assignee, and administrators without saved views', async () => {
    await migrateUpTo('20261128100000_search_word_beginnings')
    await session.query(`INSERT INTO contact_sales_requests (id, name, email, company, content_hash, version)
      VALUES ('${uuid(1)}', 'Jo', 'jo@northmoor.example', 'Northmoor', '', 3);
      INSERT INTO history_entries (id, contact_id, kind, "from", "to", by)
      VALUES ('${uuid(2)}', '${uuid(1)}', 'status', 'new', 'contacted', 'ada');
      INSERT INTO administrators (id, username, password_hash, updated_at) VALUES ('${uuid(3)}', 'ada', '-', now())`)
    await migrate(session, MIGRATIONS_FOLDER)
    const { rows } = await session.query(
      'SELECT version, assignee, assignee_version, kind, "to" FROM contact_sales_requests AS c JOIN history_entries ON contact_id = c.id',
    )
    expect(rows).toEqual([
      { version: 3, assignee: null, assignee_version: 0, kind: 'status', to: 'contacted' },
    ])
    const views =
      'SELECT username, v.id FROM administrators AS a LEFT JOIN saved_views AS v ON v.administrator_id = a.id'
    expect((await session.query(views)).rows).toEqual([{ username: 'ada', id: null }])
  })

  it('restores an enquiry that an older version deleted', async () => {
    await migrateUpTo('20261123222927_answer_sources')
    await session.query(`
      INSERT INTO retention_batches (id, due_at, counts, finished_at) VALUES ('${uuid(90)}', now(), '{}', now());
      INSERT INTO interest_registrations (id, name, email, user_type, content_hash)
        VALUES ('${uuid(1)}', 'Jo', 'jo@northmoor.example', 'candidate', '');
      INSERT INTO deleted_rows (id, batch_id, table_name, subject_id, content)
        SELECT gen_random_uuid(), '${uuid(90)}', 'interest_registrations', id, to_jsonb(t) FROM interest_registrations AS t;
      DELETE FROM interest_registrations`)
    await migrate(session, MIGRATIONS_FOLDER)
    await restoreDeletedBatch(session.query as Query, uuid(90))
    const { rows } = await session.query(
      'SELECT name, status, version, assignee, assignee_version FROM interest_registrations',
    )
    expect(rows).toEqual([{ name: 'Jo', status: 'new', version: 0, assignee: null, assignee_version: 0 }])
  })

  it('gives each company a current vacancy, and each consultation the vacancy of its id', async () => {
    await migrateUpTo('20261122120000_brief_foundations')
    await session.query(`
      INSERT INTO owners (id, token_hash) VALUES ('${uuid(0)}', repeat('0', 64));
      INSERT INTO retention_batches (id, due_at, counts, finished_at) VALUES ('${uuid(90)}', now(), '{}', now());
    `)
    const addCompany = (n: number, title: string | null) =>
      session.query(
        `INSERT INTO companies (id, owner_id, name, email, contact_name, phone, job_title, created_at, updated_at)
          VALUES ('${uuid(n)}', '${uuid(0)}', 'Company ${n}', 'jo@c${n}.example', 'Jo', '01234 567890', $1, '2026-01-0${n}Z', '2026-01-0${n}Z')`,
        [title],
      )
    const addSession = (n: number, company: number, status: string) =>
      session.query(
        `INSERT INTO consultation_sessions (id, company_id, status, agenda, created_at, updated_at)
          VALUES ('${uuid(n)}', '${uuid(company)}', '${status}', '{}', '2026-02-01T${n}:00Z', '2026-02-02T${n}:00Z')`,
      )
    const addSpecification = (
      n: number,
      sessionId: number,
      company: number,
      version: number,
      status: string,
    ) =>
      session.query(
        `INSERT INTO job_specifications (id, company_id, session_id, version, status, content, updated_at)
          VALUES ('${uuid(n)}', '${uuid(company)}', '${uuid(sessionId)}', ${version}, '${status}', '{"jobTitle": "Title ${version}"}', now())`,
      )
    const addApproval = (specification: number, launch: string) =>
      session.query(
        `INSERT INTO approvals (id, job_specification_id, approver_name, terms_version, content_hash, approved_at, launch_status)
          VALUES ('${uuid(specification + 100)}', '${uuid(specification)}', 'Jo', '1', repeat('a', 64), '2026-03-01Z', '${launch}')`,
      )
    const addAnswers = (n: number, company: number, sessionId: string | null) =>
      session.query(
        `INSERT INTO vacancy_drafts (id, company_id, session_id, industry, job_title, reason, salary_band, success)
          VALUES ('${uuid(n)}', '${uuid(company)}', $1, 'Rail', 'Fitter', 'New project', '£45-55k', 'Two bridges')`,
        [sessionId],
      )
    // 1 has registered; 2 talks; 3 has a live vacancy and a draft since; 4 started over; 5 was deleted by retention.
    await addCompany(1, null)
    await addAnswers(61, 1, null)
    await addCompany(2, 'Welder')
    await addSession(12, 2, 'active')
    await session.query(
      `INSERT INTO messages (id, session_id, position, role, content) VALUES ('${uuid(50)}', '${uuid(12)}', 1, 'user', 'Hello')`,
    )
    await addAnswers(62, 2, null)
    await addCompany(3, 'Fitter')
    await addSession(13, 3, 'active')
    await addSpecification(23, 13, 3, 1, 'approved')
    await addApproval(23, 'launched')
    await addSpecification(24, 13, 3, 2, 'draft')
    await session.query(
      `INSERT INTO history_entries (id, session_id, kind, text, by) VALUES ('${uuid(70)}', '${uuid(13)}', 'note', 'Rang', 'ada')`,
    )
    await addCompany(4, 'Tester')
    await addSession(14, 4, 'archived')
    await addSpecification(25, 14, 4, 1, 'draft')
    await addAnswers(64, 4, uuid(14))
    await addCompany(5, 'Setter')
    await addSession(15, 5, 'active')
    await session.query(
      `INSERT INTO history_entries (id, session_id, kind, text, by) VALUES ('${uuid(71)}', '${uuid(15)}', 'note', 'Rang', 'ada')`,
    )
    for (const [table, where] of [
      ['history_entries', `id = '${uuid(71)}'`],
      ['consultation_sessions', `company_id = '${uuid(5)}'`],
      ['companies', `id = '${uuid(5)}'`],
    ]) {
      await session.query(
        `INSERT INTO deleted_rows (id, batch_id, table_name, subject_id, content)
          SELECT gen_random_uuid(), '${uuid(90)}', '${table}', '${uuid(5)}', to_jsonb(t) FROM ${table} AS t WHERE ${where}`,
      )
    }
    await session.query(`DELETE FROM companies WHERE id = '${uuid(5)}'`)

    await migrate(session, MIGRATIONS_FOLDER)
    const readVacancies = async () => {
      const { rows } = await session.query(
        `SELECT v.id, v.company_id, job_title, title, state, current, rank, started_at IS NOT NULL AS started, v.at, s.id AS session
          FROM vacancies AS v LEFT JOIN consultation_sessions AS s ON s.id = v.id ORDER BY v.company_id, v.created_at`,
      )
      return rows.map(({ id, company_id: company, session: its, at, ...row }) => ({
        ...row,
        company,
        at: new Date(String(at)).toISOString(),
        hasSession: its === id,
      }))
    }
    const talking = { title: null, state: 'talking', current: true }
    const registered = { ...talking, rank: 2, started: false, hasSession: false }
    const expected = [
      { ...registered, company: uuid(1), job_title: null, at: '2026-01-01T00:00:00.000Z' },
      {
        ...talking,
        company: uuid(2),
        job_title: 'Welder',
        rank: 1,
        started: true,
        hasSession: true,
        at: '2026-02-01T12:00:00.000Z',
      },
      {
        ...{ company: uuid(3), job_title: 'Fitter', title: 'Title 2', state: 'live', current: true, rank: 0 },
        ...{ started: true, hasSession: true, at: '2026-03-01T00:00:00.000Z' },
      },
      {
        ...{
          company: uuid(4),
          job_title: 'Tester',
          title: 'Title 1',
          state: 'draft',
          current: false,
          rank: 1,
        },
        ...{ started: true, hasSession: true, at: '2026-02-01T14:00:00.000Z' },
      },
      { ...registered, company: uuid(4), job_title: 'Tester', at: '2026-02-02T14:00:00.000Z' },
    ]
    expect(await readVacancies()).toEqual(expected)
    const { rows: notes } = await session.query('SELECT vacancy_id, text FROM history_entries')
    expect(notes).toEqual([{ vacancy_id: uuid(13), text: 'Rang' }])
    const { rows: answers } = await session.query(
      `SELECT d.id, v.company_id AS company, v.current FROM vacancy_drafts AS d LEFT JOIN vacancies AS v ON v.id = d.vacancy_id ORDER BY d.id`,
    )
    expect(answers).toEqual([
      { id: uuid(61), company: uuid(1), current: true },
      { id: uuid(62), company: null, current: null },
      { id: uuid(64), company: uuid(4), current: false },
    ])

    const query: Query = (sql, params) => session.query(sql, params)
    expect(await restoreDeletedBatch(query, uuid(90))).toEqual({
      companies: 1,
      vacancies: 1,
      consultation_sessions: 1,
      history_entries: 1,
    })
    expect(await readVacancies()).toEqual([
      ...expected,
      {
        ...talking,
        company: uuid(5),
        job_title: 'Setter',
        rank: 1,
        started: true,
        hasSession: true,
        at: '2026-02-01T15:00:00.000Z',
      },
    ])
    const another = `INSERT INTO vacancies (id, company_id, current, updated_at) VALUES (gen_random_uuid(), '${uuid(5)}', true, now())`
    await expect(session.query(another)).rejects.toThrow(/vacancies_current_key/)
  })
})
