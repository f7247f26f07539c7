import { describe, expect, it } from 'vitest'
import { readSegments } from './segments'
import { strengthOf } from './strength'

/** How much the piece that holds `words` counts. */
function strengthIn(text: string, words: string, isDocument = false) {
  const segments = readSegments(text, { asked: 'technical', isDocument })
  const at = segments.findIndex((segment) => segment.text.includes(words))
  const segment = segments[at]
  if (!segment) throw new Error(`No piece with ${words}`)
  return strengthOf(segments, at, 'technical', segment, text)
}

describe('strengthOf', () => {
  it('lets a wish count for its own item only', () => {
    const text = 'Must: P&IDs. Statistics in Minitab. Would like: membrane filtration.'
    expect(strengthIn(text, 'Minitab')).toBe('must')
    expect(strengthIn(text, 'membrane')).toBe('nice')
  })

  it.each([
    ['Tekla would be a bonus.', 'Tekla'],
    ['A second language would please me.', 'language'],
    ['They know Revit. Dynamo skills. That would be nice.', 'Dynamo'],
    ['Ideally Tekla.', 'Tekla'],
    ['Two years with horses would be grand but the right manner beats it.', 'horses'],
    ['Oracle is a plus, I cannot say it is obligatory.', 'Oracle'],
    ['Some Fusion. It isn’t a must, mind.', 'Fusion'],
    ['A car helps on the late shift, but it isn’t a condition.', 'car'],
    ['Pipetting robots - no need.', 'robots'],
    ['Connection design they leave alone.', 'Connection'],
    ['Soft robotics is rare so don’t put it as a must.', 'robotics'],
    ['Soft robotics is rare so don’t put it as a must. ROS same.', 'ROS'],
    ['We hold a licence for Advance. Good if they know it.', 'Advance'],
    ['Makaton was on my list as essential. Having asked around I should now call it desirable.', 'Makaton'],
    ['A full driving licence and some SAP would be nice to have.', 'licence'],
    ['ISO 15614, I had it down as essential. But looking back... better as a nice extra.', '15614'],
  ])('takes for a wish in %s', (text, words) => {
    expect(strengthIn(text, words)).toBe('nice')
  })

  it.each([
    ['They must be good with people.', 'people'],
    ['We need AutoCAD and a bit of PLC experience would be good.', 'AutoCAD'],
    ['Revit was essential for the last one. It still is.', 'Revit'],
    ['We don’t expect them to stay late. A van licence.', 'licence'],
  ])('takes for a demand in %s', (text, words) => {
    expect(strengthIn(text, words)).toBe('must')
  })

  it('lets a heading rate its own list', () => {
    const text = 'Desirable\n- NEBOSH\n- Use of Revit\n\nWe ask\n* Skill with AutoCAD\n'
    expect(strengthIn(text, 'Revit', true)).toBe('nice')
    expect(strengthIn(text, 'AutoCAD', true)).toBe('must')
  })

  it('reads the marks of a table', () => {
    const rows = [
      ['AutoCAD Civil 3D', 'E'],
      ['Drainage design', 'E'],
      ['Use of InfoDrainage', 'E'],
      ['Knowledge of HEC-RAS', 'D'],
      ['Use of QGIS', 'D'],
    ]
    const text = `Person specification\nEssential / Desirable\n${rows.flat().join('\n')}\nTerms\n37 hours a week`
    expect(strengthIn(text, 'InfoDrainage', true)).toBe('must')
    expect(strengthIn(text, 'HEC-RAS', true)).toBe('nice')
  })
})
