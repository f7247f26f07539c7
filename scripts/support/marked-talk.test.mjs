import { describe, expect, it } from 'vitest'
import { joinMessage, readMarkedFolder, withoutMarks } from './marked-talk.mjs'
import { root } from './project.mjs'

const TOPICS =
  'title driver success responsibilities technical experience qualifications softSkills pay location workPattern hours culture growth benefits contractType startDate motivation healthSafety package duration travel onCall notice expenses process posts alsoSaid'
const OTHERS = 'company question control nothing chat contact apply equality heading'
const LABELS = new Set(`${TOPICS} ${OTHERS}`.split(' '))
const MODIFIERS = new Set('must nice learn notneeded agency change undo maybe unlawful'.split(' '))

describe('marked-up talk', () => {
  it('knows every label and modifier of the training material', () => {
    const unknown = readMarkedFolder(`${root}/tests/evals/note-taker/training`).flatMap(
      ({ file, messages }) =>
        messages.flatMap(({ segments }) =>
          segments.flatMap(({ label, modifiers, text }) =>
            LABELS.has(label) && modifiers.every((one) => MODIFIERS.has(one))
              ? []
              : [`${file}: ${label} ${text}`],
          ),
        ),
    )
    expect(unknown).toEqual([])
  })

  it('joins the pieces of a message and knows where each stands', () => {
    const message = {
      segments: [
        { label: 'technical', modifiers: [], text: 'Revit.', breaks: true },
        { label: 'pay', modifiers: [], text: '£45k', breaks: false },
      ],
    }
    const { text, spans } = joinMessage(message)
    expect(text).toBe('Revit.\n£45k')
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(['Revit.', '£45k'])
    expect(joinMessage(message, { flat: true }).text).toBe('Revit. £45k')
  })

  it('writes as speech recognition does', () => {
    expect(withoutMarks('Well, it’s £45,000 – in Leeds.')).toBe('well it’s £45,000 in leeds')
  })
})
