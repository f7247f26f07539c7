import { describe, expect, it } from 'vitest'
import { findUnlawful } from './screen'

const isHeld = (text: string) => findUnlawful(text).length > 0

describe('where a thing comes from', () => {
  it.each([
    'The drawing office is new. It’s a good one from England.',
    'The lathe let us down so we want a better one from Spain.',
    'Our supplier went bust, so we’ve got a good one from Germany.',
    'We prefer an English foundry',
    'It must be a British firm',
    'I want the steel from Poland',
  ])('is nobody’s origin: %s', (text) => {
    expect(isHeld(text)).toBe(false)
  })

  it.each([
    'I want a good one from England',
    'The last fitter left. We want a good one from England.',
    'We need a designer for the drawing office. A good one from England.',
    'The supplier is German but the person must be from England',
    'Find me a German for the workshop',
    'The owner doesn’t want any Asians in the workshop',
    'Somebody British for the drawing office',
    'They must have worked for a British firm and be British',
    'Hold back the CVs with African universities on',
  ])('lets nobody’s origin pass: %s', (text) => {
    expect(isHeld(text)).toBe(true)
  })
})
