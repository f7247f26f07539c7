import { setTimeout as sleep } from 'node:timers/promises'
import { HANDBOOK } from './companies.mjs'
import { call } from './read-answers.mjs'

const HAND_EDITS = [
  [1, 'Typed in by hand – with “quotes” & <b>tags</b> 🏗️'],
  [2, ''],
  [4, `A longer line. ${'Much more is said of it. '.repeat(10)}`.trim()],
]

/** What follows the consultation of a company in this state, step by step. Every state also has what comes before them. */
const STEPS = {
  briefEdited: ['editBrief'],
  secondConsultation: ['consultAgain'],
  draft: ['generate'],
  savedDraft: ['generate', 'save'],
  editedDraft: ['generate', 'editLines'],
  rewrittenDraft: ['generate', 'editLines', 'rewrite'],
  approved: ['generate', 'approve'],
  launched: ['generate', 'approve', 'launch:launched'],
  onHold: ['generate', 'approve', 'launch:onHold'],
  launchedAgain: [
    'generate',
    'approve',
    'launch:launched',
    'launch:onHold',
    'launch:awaiting',
    'launch:launched',
  ],
  revised: ['generate', 'approve', 'revise', 'editLines'],
  approvedAgain: ['generate', 'approve', 'revise', 'editLines', 'approve'],
  secondAfterApproval: ['generate', 'approve', 'launch:launched', 'consultAgain'],
}

/**
 * Registers a company and brings it to its state. Without `owner` in a browser of its own.
 * @param {{origin: string, website: string, admin: Record<string, string>, owner: string | undefined}} options `admin`: headers
 * @returns {Promise<import('./read-answers.mjs').MadeCompany>}
 */
export async function makeCompany(company, options) {
  const maker = new Maker(company, options)
  await maker.register()
  await maker.reachState(company.state)
  const { owner, companyId, specificationIds } = maker
  return { owner, companyId, state: company.state, specificationIds }
}

class Maker {
  specificationIds = []
  /** Of the launch status. */
  version = 0

  constructor(company, { origin, website, admin, owner }) {
    Object.assign(this, { company, origin, website, admin, owner })
  }

  async send(method, path, body) {
    const headers = this.owner ? { cookie: this.owner } : {}
    const { json, cookie } = await call(this.origin, path, headers, { method, body })
    this.owner = cookie ?? this.owner
    return json
  }

  get = (path) => this.send('GET', path)
  post = (path, body) => this.send('POST', path, body)
  put = (path, body) => this.send('PUT', path, body)
  asAdmin = (method, name, body) =>
    call(this.origin, `/api/admin/vacancies/${this.sessionId}/${name}`, this.admin, { method, body })

  async register() {
    const { company } = await this.post('/api/companies', this.company.registration)
    this.companyId = company.id
  }

  async reachState(state) {
    const { index, number } = this.company
    if (state === 'registered') return
    await this.describe()
    if (['described', 'researched', 'documentRead'].includes(state)) return
    const isFromBuilder = ['builderAnswered', 'talkingFromBuilder'].includes(state)
    if (isFromBuilder) await this.answerBuilder(false)
    if (state === 'builderAnswered') return
    await this.open()
    if (state === 'opened') return
    const isTalking = ['talking', 'talkingFromBuilder'].includes(state)
    await this.talk(isTalking ? 1 + (index % 8) : 2 + (number % 4))
    if (isTalking) return
    if (state === 'interrupted') return await this.interruptAnswer()
    if (number % 5 === 0) await this.editBrief()
    for (const step of STEPS[state]) await this.take(step)
    if (number % 2)
      await this.asAdmin('POST', 'notes', { text: `Call number ${number}: „morgen“\nNo answer. 🙂` })
  }

  async take(step) {
    const [method, argument] = step.split(':')
    await this[method](argument)
  }

  async describe() {
    const { state, index, number, details, rules, site } = this.company
    const { companyId } = this
    await this.put(`/api/companies/${companyId}`, details)
    for (const rule of rules) await this.post(`/api/companies/${companyId}/house-rules`, rule)
    if (state === 'documentRead' || number % 6 === 2)
      await this.post('/api/company/documents', { companyId, text: HANDBOOK })
    if (state === 'researched' || number % 6 === 5) {
      const path = index % 2 ? '/api/company/research' : '/api/company/career-insights'
      await this.post(path, { companyId, website: `${this.website}/${site}/` })
    }
    const { research } = await this.get(`/api/companies/${companyId}`)
    for (const [position, decision] of [
      [0, { decision: 'rejected' }],
      [2, { decision: 'edited', text: '27 days’ holiday – naïvely counted 🏖️' }],
      [3, { decision: 'rejected' }],
      [3, { decision: 'accepted' }],
    ]) {
      const item = research?.items[position]
      if (item) await this.put(`/api/companies/${companyId}/research/items/${item.id}`, decision)
    }
  }

  answerBuilder(startOver) {
    const { companyId, company } = this
    return this.put(`/api/companies/${companyId}/vacancy-builder`, { answers: company.builder, startOver })
  }

  async open() {
    const { sessionId } = await this.post('/api/ai/initialize', { companyId: this.companyId })
    this.sessionId = sessionId
  }

  say(message) {
    return this.post('/api/ai/chat', { companyId: this.companyId, message })
  }

  async talk(count) {
    for (const message of this.company.turns.slice(0, count)) await this.say(message)
  }

  /** Leaves while the answer is being written, as a browser that is closed does. */
  async interruptAnswer() {
    const abort = new AbortController()
    const response = await fetch(`${this.origin}/api/ai/chat`, {
      method: 'POST',
      headers: { cookie: this.owner, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ companyId: this.companyId, message: 'And £48,000, in Leeds.' }),
      signal: abort.signal,
    })
    await response.body.getReader().read()
    abort.abort()
    await sleep(500)
  }

  /** One edit of every kind, as far as the brief has facts for it. */
  async editBrief() {
    const { number } = this.company
    const { sessions } = await this.get(`/api/consultations/company/${this.companyId}`)
    const facts = sessions[0].brief.facts.filter((fact) => fact.state === 'active')
    const conflict = facts.find(({ conflictsWith }) => conflictsWith)
    const others = facts.filter(({ id }) => ![conflict?.id, conflict?.conflictsWith].includes(id))
    const [first, second, third, fourth, fifth] = others.map(({ id }) => id)
    const edits = [
      ...(conflict ? [{ kind: number % 2 ? 'settle' : 'keepBoth', factId: conflict.id }] : []),
      { kind: 'edit', factId: first, value: `Said by hand – ${number} – naïve 🏗️` },
      { kind: 'lock', factId: second, locked: true },
      { kind: 'strength', factId: third, strength: number % 2 ? 'nice' : 'must' },
      { kind: 'remove', factId: fourth },
      { kind: 'remove', factId: fifth },
      { kind: 'restore', factId: fifth },
    ]
    for (const edit of edits.filter((edit) => edit.factId))
      await this.post(`/api/consultations/${this.sessionId}/edits`, edit)
  }

  async consultAgain() {
    await this.answerBuilder(true)
    await this.open()
    await this.talk(1 + (this.company.index % 3))
    if (this.company.index % 2) await this.generate()
  }

  async generate() {
    const { companyId, sessionId } = this
    const { jobSpecification } = await this.post('/api/ai/generate-summary', { companyId, sessionId })
    this.setSpecification(jobSpecification)
    if (this.company.number % 4 === 3) await this.editLines()
  }

  setSpecification({ id }) {
    this.specificationId = id
    if (!this.specificationIds.includes(id)) this.specificationIds.push(id)
  }

  save() {
    return this.put(`/api/job-specifications/${this.specificationId}`, { status: 'draft' })
  }

  async readSpecification() {
    return (await this.get(`/api/job-specifications/${this.specificationId}`)).jobSpecification
  }

  async editLines() {
    for (const [position, text] of HAND_EDITS) {
      const { revision, evidence } = await this.readSpecification()
      const line = evidence[position]?.lineId
      if (!line) continue
      const path = `/api/job-specifications/${this.specificationId}/lines/${encodeURIComponent(line)}`
      await this.send('PATCH', path, { text, revision })
    }
  }

  async rewrite() {
    await this.say('We need a Lean Six Sigma belt too, and a van. £61,000.')
    await this.generate()
  }

  async approve() {
    const { revision } = await this.readSpecification()
    const name = this.company.number % 3 ? 'Jo Bloggs' : 'Zoë Ørsted – 東京'
    const path = `/api/job-specifications/${this.specificationId}/approval`
    await this.post(path, { name, acceptTerms: true, revision })
  }

  async launch(status) {
    const { specificationId, version } = this
    await this.asAdmin('PUT', 'launch-status', { status, specificationId, version })
    this.version += 1
  }

  async revise() {
    const { jobSpecification } = await this.post(`/api/job-specifications/${this.specificationId}/revisions`)
    this.setSpecification(jobSpecification)
  }
}
