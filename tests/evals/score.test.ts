import { describe, expect, it } from 'vitest'
import { fold } from './answer-text'
import { type EvalCase, evalCaseSchema } from './case-schema'
import { EXAMPLE } from './example'
import { isClean, scoreCase } from './score'

const answer = {
  jobTitle: 'Pump Engineer',
  company: { name: 'Example Pumps', description: 'Leeds' },
  jobSpecification: {
    id: 'spec-nickel',
    companyId: 'company-cobalt',
    jobOverview: 'Leads  the\n pump programme.',
    keyRequirements: {
      technical: [
        'Eurocodes and CS 454',
        { text: 'MIDAS Civil', evidence: [{ kind: 'message', id: 'zinc' }] },
      ],
      experience: ['At least 8 years in design'],
      soft_skills: ['Calm with clients'],
      niceToHave: ['Post-tensioned inspection'],
    },
    employeeValueProposition: { culture: [], growth: [], benefits: ['28 days’ holiday'] },
    status: 'draft',
  },
  summary: { compensationRange: '£58,000 – £66,000', practicalDetails: { location: 'Bristol' } },
}

const check = (changes: Partial<EvalCase>, replies: string[] = []) =>
  scoreCase({ ...EXAMPLE, ...changes }, answer, replies)

describe('recall', () => {
  it('counts a fact as found when one of its patterns matches, ignoring case', () => {
    const score = check({
      facts: [
        { id: 'midas', any: ['nothing', 'midas civil'] },
        { id: 'lost', any: ['Mathcad'] },
      ],
    })
    expect(score).toMatchObject({ recall: 0.5, factsHit: 1, factsTotal: 2 })
    expect(score.misses).toEqual([{ id: 'lost', any: ['Mathcad'] }])
  })

  it('finds a spoken time or year as it is printed, and no other', () => {
    const facts = [
      { id: 'start', any: ['half seven'] },
      { id: 'since', any: ['since nineteen ninety eight'] },
      { id: 'end', any: ['half four'] },
    ]
    const written = {
      jobSpecification: { ...answer.jobSpecification, jobOverview: '7.30am to 3.30pm, since 1998' },
    }
    expect(scoreCase({ ...EXAMPLE, facts }, written, []).misses.map(({ id }) => id)).toEqual(['end'])
  })

  it('gives a recall of 1 to a case without facts', () => {
    expect(check({}).recall).toBe(1)
  })

  it('collapses white space and folds dashes', () => {
    const score = check({
      facts: [
        { id: 'space', any: ['leads the pump'] },
        { id: 'dash', any: ['58,000 - £66,000'] },
      ],
    })
    expect(score.misses).toEqual([])
    expect(fold(' a–b—c‑d−e \n f ')).toBe('a-b-c-d-e f')
  })

  it('searches only under `where`, in the specification or else in the full answer', () => {
    const score = check({
      facts: [
        { id: 'in-place', any: ['MIDAS'], where: 'keyRequirements.technical' },
        { id: 'in-summary', any: ['58,000'], where: 'summary.compensationRange' },
        { id: 'deep', any: ['Bristol'], where: 'summary.practicalDetails.location' },
        { id: 'out-of-place', any: ['MIDAS'], where: 'keyRequirements.experience' },
        { id: 'no-such-place', any: ['MIDAS'], where: 'keyRequirements.other.thing' },
      ],
    })
    expect(score.misses.map((miss) => miss.id)).toEqual(['out-of-place', 'no-such-place'])
    expect(score.misses[0]?.where).toBe('keyRequirements.experience')
  })

  it('ignores ids, the company and evidence', () => {
    const score = check({
      facts: ['nickel', 'cobalt', 'Leeds', 'zinc', 'draft'].map((word) => ({ id: word, any: [word] })),
    })
    expect(score.factsHit).toBe(0)
  })

  it('misses every fact in an answer that is not a specification', () => {
    for (const broken of [null, undefined, 'text', [], {}]) {
      const facts = [{ id: 'any', any: ['MIDAS'] }]
      expect(scoreCase({ ...EXAMPLE, facts }, broken, []).recall).toBe(0)
    }
  })
})

describe('places', () => {
  it('accepts any of several places', () => {
    const any = ['MIDAS']
    const score = check({
      facts: [
        { id: 'second', any, where: ['keyRequirements.experience', 'keyRequirements.technical'] },
        { id: 'neither', any, where: ['keyRequirements.experience', 'jobOverview'] },
        { id: 'nowhere', any: ['Mathcad'], where: ['jobOverview'] },
        { id: 'anywhere', any },
      ],
    })
    expect(score).toMatchObject({ factsHit: 2, factsAnywhere: 3, placesTotal: 3, placesHit: 1 })
    expect(score.misses.map(({ id, isElsewhere }) => [id, isElsewhere])).toEqual([
      ['neither', true],
      ['nowhere', false],
    ])
  })

  it('counts a fact as out of place when its words are also where the case forbids them', () => {
    const score = check({
      facts: [
        { id: 'midas', any: ['MIDAS'], where: 'keyRequirements.technical' },
        { id: 'years', any: ['8 years'], where: 'keyRequirements.experience' },
        { id: 'place', any: ['Bristol'], where: 'summary.practicalDetails' },
      ],
      notIn: [
        { path: 'keyRequirements', any: ['years in', 'Mathcad'] },
        { path: 'summary.compensationRange', any: ['Bristol', '58,000'] },
      ],
    })
    expect(score).toMatchObject({ factsHit: 3, placesTotal: 3, placesHit: 2 })
    expect(score.strays).toEqual([
      { path: 'keyRequirements', pattern: 'years in', found: 'years in' },
      { path: 'summary.compensationRange', pattern: '58,000', found: '58,000' },
    ])
  })
})

describe('inventions', () => {
  it('reports each forbidden pattern with the words around it', () => {
    const score = check({ absent: ['competitive', 'post-tension', 'Pump Engineer'] })
    expect(score.inventions.map((hit) => hit.pattern)).toEqual(['post-tension', 'Pump Engineer'])
    expect(score.inventions[0]?.found).toContain('Post-tensioned')
  })
})

describe('must and nice', () => {
  it('reports a nice-to-have only where it is listed as a must-have', () => {
    expect(check({ notMust: ['post-tension'] }).mustNiceErrors).toEqual([])
    expect(check({ notMust: ['CS 454', '8 years', 'calm'] }).mustNiceErrors).toHaveLength(3)
  })
})

describe('repeats', () => {
  const specification = (technical: unknown[], benefits: unknown[]) => ({
    jobSpecification: { keyRequirements: { technical }, employeeValueProposition: { benefits } },
  })

  it('finds a line of four words in two lists, whatever its punctuation', () => {
    const score = scoreCase(EXAMPLE, specification(['Ten days of training'], ['ten days  of training.']), [])
    expect(score.repeats).toEqual([
      {
        line: 'Ten days of training',
        lists: ['keyRequirements.technical', 'employeeValueProposition.benefits'],
      },
    ])
  })

  it('ignores repeated lines that are shorter, and lines that are only similar', () => {
    const score = scoreCase(
      EXAMPLE,
      specification(
        ['Three whole words', 'Ten days of training'],
        ['Three whole words', 'Ten days of leave'],
      ),
      [],
    )
    expect(score.repeats).toEqual([])
  })

  it('finds repeated lines that are objects with text and evidence', () => {
    const line = { text: 'Ten days of training', evidence: [{ id: 'one two three four' }] }
    expect(scoreCase(EXAMPLE, specification([line], [line]), []).repeats).toHaveLength(1)
  })
})

describe('replies', () => {
  it('reports a reply that matches none of its required patterns', () => {
    const replyMust = [{ turn: 0, any: ['Equality Act', '\\bage\\b'] }]
    expect(check({ replyMust }, ['Age cannot be asked for.', '']).replyErrors).toEqual([])
    expect(check({ replyMust }, ['Noted.', 'The Equality Act.']).replyErrors).toMatchObject([
      { turn: 0, kind: 'missing' },
    ])
    expect(check({ replyMust }).replyErrors).toHaveLength(1)
  })

  it('reports the forbidden patterns in a reply', () => {
    const replyMustNot = [{ turn: 1, any: ['£ ?\\d', 'pirate'] }]
    expect(check({ replyMustNot }, ['£5', 'No data.']).replyErrors).toEqual([])
    expect(check({ replyMustNot }, ['', 'About £50k.']).replyErrors).toMatchObject([
      { turn: 1, kind: 'forbidden', patterns: ['£ ?\\d'] },
    ])
  })
})

describe('questions', () => {
  it('counts the questions without an acceptable answer', () => {
    const answered = [
      { turn: 0, any: ['24 hours', 'approv'] },
      { turn: 1, any: ['depends'] },
    ]
    const score = check({ answered }, ['Once you approve it.', 'Noted.'])
    expect(score).toMatchObject({ questions: 2, replyErrors: [] })
    expect(score.unanswered).toMatchObject([{ turn: 1, patterns: ['depends'], reply: 'Noted.' }])
  })
})

describe('isClean', () => {
  it('is true only for a score without faults', () => {
    expect(isClean(check({ facts: [{ id: 'midas', any: ['MIDAS'] }] }))).toBe(true)
    expect(isClean(check({ absent: ['MIDAS'] }))).toBe(false)
    expect(isClean(check({ notMust: ['MIDAS'] }))).toBe(false)
    expect(isClean(check({ notIn: [{ path: 'keyRequirements', any: ['MIDAS'] }] }))).toBe(false)
    expect(isClean(check({ answered: [{ turn: 0, any: ['MIDAS'] }] }))).toBe(false)
  })
})

describe('evalCaseSchema', () => {
  it('rejects unknown keys, invalid patterns, missing turns and duplicate ids', () => {
    expect(evalCaseSchema.safeParse(EXAMPLE).success).toBe(true)
    expect(evalCaseSchema.safeParse({ ...EXAMPLE, extra: 1 }).success).toBe(false)
    expect(evalCaseSchema.safeParse({ ...EXAMPLE, absent: ['('] }).success).toBe(false)
    expect(evalCaseSchema.safeParse({ ...EXAMPLE, replyMust: [{ turn: 2, any: ['x'] }] }).success).toBe(false)
    expect(evalCaseSchema.safeParse({ ...EXAMPLE, answered: [{ turn: 2, any: ['x'] }] }).success).toBe(false)
    expect(evalCaseSchema.safeParse({ ...EXAMPLE, notIn: [{ path: '', any: ['x'] }] }).success).toBe(false)
    expect(evalCaseSchema.safeParse({ ...EXAMPLE, turns: [{ ifAsked: '(', say: 'x' }] }).success).toBe(false)
    expect(evalCaseSchema.safeParse({ ...EXAMPLE, turns: [{ ifAsked: 'x' }] }).success).toBe(false)
    const twice = [
      { id: 'same', any: ['x'] },
      { id: 'same', any: ['y'] },
    ]
    expect(evalCaseSchema.safeParse({ ...EXAMPLE, facts: twice }).success).toBe(false)
  })
})
