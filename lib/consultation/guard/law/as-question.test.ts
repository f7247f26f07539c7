import { expect, it } from 'vitest'
import { screenLaw } from '@/lib/consultation/guard/law/verdict'
import { askWhatIsNeeded } from './as-question'
import { DEFAULTS } from './needs'

it.each([
  ['They need to be able to work the hours the job requires.', 'Can you work the hours this job needs?'],
  ['They need to show that they can do this work.', 'Can you show that you can do this work?'],
  ['They need the right to work in the UK.', 'Do you have the right to work in the UK?'],
  [
    'They need to plan their own work and do what they’ve agreed to do.',
    'Can you plan your own work and do what you’ve agreed to do?',
  ],
  ['The job involves travel and nights away.', 'The job involves travel and nights away. Can you do that?'],
  [
    'They need to be able to work the rota, and we consider requests for other hours.',
    'Can you work the rota?',
  ],
])('asks for what “%s” says', (wording, question) => {
  expect(askWhatIsNeeded([wording])).toBe(question)
})

it('passes over what can’t be asked, and always asks something', () => {
  const wordings = ['Anyone who can do the work can apply.', 'They need to work well in a close team.']
  expect(askWhatIsNeeded(wordings)).toBe('Can you work well in a close team?')
  expect(askWhatIsNeeded([])).toBe('Can you do the work this job needs?')
})

it('is lawful on every ground', () => {
  for (const wordings of Object.values(DEFAULTS))
    for (const wording of wordings) {
      const question = askWhatIsNeeded([typeof wording === 'string' ? wording : wording.text])
      expect([question, screenLaw(question).held]).toEqual([question, []])
    }
})
