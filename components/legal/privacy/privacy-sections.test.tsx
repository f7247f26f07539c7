import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PERSONAL_TABLES } from '@/lib/db/personal-data.mjs'
import { TestRouter } from '@/tests/support/app-router'
import type { AiProcessing } from './artificial-intelligence'
import { privacySections } from './privacy-sections'

function textOf(processing: AiProcessing) {
  const bodies = privacySections(processing).map(({ id, body }) => <div key={id}>{body}</div>)
  return render(<TestRouter>{bodies}</TestRouter>).container.textContent
}

it('names OpenAI and its country when it answers and transcribes', () => {
  const text = textOf({ engine: 'openai', audio: true })
  expect(text).toContain('uses OpenAI’s models')
  expect(text).toContain('from there to OpenAI')
  expect(text).toContain('in the United States')
})

it('describes a compatible model server without naming OpenAI', () => {
  const text = textOf({ engine: 'compatible', audio: true })
  expect(text).toContain('on a server whose operator acts on our instructions')
  expect(text).toContain('from there to the model server')
  expect(text).not.toContain('OpenAI')
})

it('says that the built-in consultant sends nothing to an AI provider', () => {
  const text = textOf({ engine: 'builtIn', audio: false })
  expect(text).toContain('We don’t send what you write to any AI provider')
  expect(text).toContain('We don’t record audio.')
  expect(text).toContain('involves no such transfer')
})

/** What the policy says of each table that holds personal data. A new table needs a line here, and on the page. */
const SAID_OF_TABLES: Record<string, RegExp> = {
  companies: /Your employer, your role, and what the company/,
  vacancy_drafts: /Recruitment requirements/,
  house_rules: /Recruitment requirements/,
  research_runs: /what the company’s website and documents say about it/,
  research_sources: /what the company’s website and documents say about it/,
  research_items: /what the company’s website and documents say about it/,
  consultation_sessions: /What you write or say to the AI consultant and how it replies/,
  messages: /What you write or say to the AI consultant and how it replies/,
  brief_facts: /The vacancy, its pay and conditions/,
  fact_evidence: /What you write or say to the AI consultant/,
  vacancies: /The vacancy, its pay and conditions/,
  job_specifications: /the approved specification/,
  publications: /the approved specification/,
  approvals: /the name of the person who approves a specification/,
  approval_rounds: /whether you approve or decline it/,
  round_approvers: /whether you approve or decline it/,
  interview_kits: /interviews you with the questions and scorecards of this site/,
  candidates: /what it calls you there/,
  interviewers: /your name, when you opened your link, and what you wrote/,
  scorecards: /your interviewers’ ratings and notes/,
  shares: /your name and email address if they entered them, when you opened it/,
  line_comments: /what you write on it/,
  people: /If you sign in: your email address/,
  memberships: /your companies and what you can do in them/,
  person_sessions: /where and when you signed in/,
  sign_in_links: /If you sign in: your email address/,
  invitations: /Invitations: \d+ days/,
  join_requests: /As long as you belong to a company/,
  interest_registrations: /enquiries, emails and calls/,
  contact_sales_requests: /enquiries, emails and calls/,
  history_entries: /our notes and the status we give it/,
  job_interests: /If you respond to a job on this site: your name, email address and message/,
  cv_files: /your CV as the file you sent/,
  mail_messages: /Emails our site sends/,
  deleted_rows: /We can restore deleted data for \d+ days/,
}

it('says what each table with personal data holds', () => {
  const text = textOf({ engine: 'builtIn', audio: false })
  // Staff save views for themselves.
  const tables = Object.keys(PERSONAL_TABLES).filter((table) => table !== 'saved_views')
  expect(Object.keys(SAID_OF_TABLES).sort()).toEqual(tables.sort())
  for (const [table, said] of Object.entries(SAID_OF_TABLES)) expect(text, table).toMatch(said)
})
