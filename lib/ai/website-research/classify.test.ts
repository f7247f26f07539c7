import { describe, expect, it } from 'vitest'
import { readHtml } from '@/lib/web/html'
import { findInsights } from './find'
import { readPage } from './read'

const findIn = async (body: string, kind: 'home' | 'careers' | 'about' | 'products' | 'news' = 'careers') => {
  const page = await readHtml(`<html lang="en"><body><main>${body}</main></body></html>`)
  const findings = await findInsights([readPage(page, { address: 'https://firm.example/', kind })], 'Firm')
  return findings.map(({ field, text }) => `${field}: ${text}`)
}

describe('fieldOfStatement', () => {
  it.each([
    [
      'the name of its card',
      '<h4>Pension</h4><p>We put in nine if you put in four.</p>',
      'benefits: Pension: We put in nine if you put in four.',
    ],
    [
      'the question that it answers',
      '<h4>How much holiday do I get?</h4><p>28 days, and your birthday.</p>',
      'benefits: 28 days, and your birthday.',
    ],
    [
      'its own words under "Why join us?"',
      '<h2>Why join us?</h2><p>Most of our managers rose from the shop floor.</p>',
      'growthPath: Most of our managers rose from the shop floor.',
    ],
    [
      'the sentence above its list',
      '<p>Four rules hang in the canteen, and we live by them:</p><ul><li>Measure twice.</li></ul>',
      'values: Measure twice.',
    ],
    [
      'a class that makes a title',
      '<div class="card-title">Sick pay</div><p>Eight weeks full, eight weeks half.</p>',
      'benefits: Sick pay: Eight weeks full, eight weeks half.',
    ],
    [
      'a line over the page’s title',
      '<div class="eyebrow">Our purpose</div><h1>To keep making things in the towns that always have</h1>',
      'missionVision: To keep making things in the towns that always have',
    ],
  ])('classifies a statement by %s', async (_, body, expected) => {
    expect(await findIn(body)).toContain(expected)
  })

  it('splits a sentence that names benefits and perks', async () => {
    expect(await findIn('<p>We offer 25 days’ holiday, a 7% pension and a free gym.</p>')).toEqual([
      'benefits: 25 days’ holiday',
      'benefits: a 7% pension',
      'perks: a free gym',
    ])
  })

  it.each([
    [
      'is asked of applicants',
      '<h2>About you</h2><ul><li>A degree, and a training certificate</li></ul>',
      'careers',
    ],
    [
      'a customer says',
      '<div class="testimonial"><p>Our staff get a bonus and free lunches now.</p></div>',
      'home',
    ],
    [
      'is sold',
      '<h2>Training</h2><p>We train your operators at your site, from £480 per delegate.</p>',
      'products',
    ],
    ['another firm gives', '<p>Acme offers its drivers a pension and free lunches.</p>', 'news'],
  ] as const)('ignores a statement that %s', async (_, body, kind) => {
    expect(await findIn(body, kind)).toEqual([])
  })
})

it('reads only the address of a footer, as a location', async () => {
  const body =
    '<p>Firm makes gears for mills.</p><footer><p>Firm Ltd, Unit 6, Mill Lane, Redditch B97</p><p>We offer a bonus.</p></footer>'
  expect(await findIn(body, 'home')).toEqual([
    'overview: Firm makes gears for mills.',
    'locations: Firm Ltd, Unit 6, Mill Lane, Redditch B97',
  ])
})
