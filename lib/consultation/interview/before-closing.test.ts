import { describe, expect, it } from 'vitest'
import { AGENDA } from '@/lib/consultation/topics'
import { briefOf, type FactSeed } from '@/tests/support/briefs'
import { playTalk } from '@/tests/support/played-talk'

const allBut = (left: string) =>
  AGENDA.filter((topic) => topic !== left).map((topic): FactSeed => [topic, 'known'])

const startWith = (...more: FactSeed[]) => briefOf(...allBut('startDate'), ...more)

describe('before it offers to finish', () => {
  it('asks once who they report to and how the interviews go', () => {
    const { replies } = playTalk(['In June', 'I don’t know'], startWith())
    expect(replies[0]).toMatch(/Two last things: who do they report to, and how will the interviews go\?$/)
    expect(replies[1]).toMatch(/I’ve got enough to write this up\./)
  })

  it.each([
    [['process', 'One interview and a weld test'], 'One last thing: who do they report to?'],
    [['culture', 'They report to the foreman'], 'One last thing: how will the interviews go?'],
  ] as [FactSeed, string][])('asks only what the brief lacks: %j', (seed, question) => {
    expect(playTalk(['In June'], startWith(seed)).reply).toContain(question)
  })

  it('asks neither where the brief has both', () => {
    const start = startWith(['process', 'One interview'], ['culture', 'They report to the foreman'])
    expect(playTalk(['In June'], start).reply).toMatch(/I’ve got enough to write this up\./)
  })

  it('asks once what they will do, where nobody has said', () => {
    const { replies } = playTalk(['It pays £38k in Leeds.', 'that’s everything', 'They’ll set the lathes'])
    expect(replies[1]).toMatch(/Before I write it up: what [^?]*\?$/)
    expect(replies[2]).not.toMatch(/Before I write it up/)
    expect(playTalk(['It pays £38k in Leeds.', 'that’s everything', 'just write it up']).reply).toMatch(
      /I can write this up, but it won’t say what they’ll do\./,
    )
  })
})
