import { expect, it } from 'vitest'
import { EXAMPLE } from './example'
import { scoreLines } from './lines'
import { formatPage } from './page'
import type { CaseResult } from './run'
import { scoreCase } from './score'

const messages = ['We <need> MIDAS.', 'Leeds & "Selby"']
const replies = ['Noted.', 'Anything else?']
const answer = {
  jobSpecification: {
    responsibilities: ['need MIDAS', 'Sail a yacht'],
    keyRequirements: { technical: [] },
    internalNotes: ['Two <b>left</b>'],
    aiRecommendations: [{ content: 'Say what it pays' }],
    needsRewrite: [{ path: 'responsibilities.0', lineId: 'l', text: 'need MIDAS', reason: 'unclear' }],
  },
  summary: { practicalDetails: { location: 'Leeds' } },
}

const result: CaseResult = {
  id: 'x-example',
  about: 'An <example>.',
  score: scoreCase({ ...EXAMPLE, facts: [{ id: 'pay', any: ['£<\\d+>'] }] }, answer, replies),
  lines: scoreLines(answer, messages),
  messages,
  replies,
  answer,
  document: '# Pilot\n\n- <Sail>',
}

const page = formatPage([
  { name: 'one', results: [result] },
  { name: 'two', results: [{ ...result, error: 'refused' }] },
])

it('shows the conversation, the document and the misses of each case', () => {
  expect(page).toContain('<p class="say">We &lt;need&gt; MIDAS.</p>\n<p class="reply">Noted.</p>')
  expect(page).toContain('<h4>What you will do</h4>')
  expect(page).toContain('<li>Sail a yacht <mark>altered</mark></li>')
  expect(page).toContain('<li>need MIDAS <mark>needs a rewrite</mark></li>')
  expect(page).toContain('<h4>Location</h4>\n<p>Leeds</p>')
  expect(page).toContain('<li>Say what it pays</li>')
  expect(page).toContain('<li><b>missed</b> pay: £&lt;\\d+&gt;</li>')
  expect(page).toContain('<li><b>error</b> refused</li>')
  expect(page).toContain('<pre class="document"># Pilot\n\n- &lt;Sail&gt;</pre>')
})

it('leaves out empty sections', () => {
  expect(page).not.toContain('<h4>Technical skills</h4>')
})

it('links to each case, also where folders share an id', () => {
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links).toEqual(['one/x-example', 'two/x-example'])
  for (const id of links) expect(page.split(`<section id="${id}">`)).toHaveLength(2)
})

it('escapes what was said and written, and has no script', () => {
  expect(page).toContain('Leeds &amp; &quot;Selby&quot;')
  expect(page).toContain('Two &lt;b&gt;left&lt;/b&gt;')
  expect(page).toContain('An &lt;example&gt;.')
  expect(page).not.toMatch(/<script|<need>|<example>/)
})
