import { describe, expect, it } from 'vitest'
import { PUBLIC_PAGES, type PublicPage, pageMetadata } from './pages'

const KEYS = Object.keys(PUBLIC_PAGES) as PublicPage[]

describe('pageMetadata', () => {
  it('builds canonical link, sharing address and picture from the public address', () => {
    const { alternates, openGraph, twitter } = pageMetadata('interest', 'https://hiring.example')
    expect(alternates?.canonical).toBe('https://hiring.example/interest')
    expect(openGraph?.url).toBe('https://hiring.example/interest')
    expect(openGraph?.images).toMatchObject([
      { url: 'https://hiring.example/share/interest.png', width: 1200, height: 630 },
    ])
    expect(twitter).toMatchObject({ card: 'summary_large_image' })
  })

  it('leaves out absolute addresses when the public address is unknown', () => {
    expect(JSON.stringify(pageMetadata('home'))).not.toMatch(/https?:|canonical|images/)
  })

  it('has a unique page description of search-result length for every page', () => {
    const descriptions = KEYS.map((key) => PUBLIC_PAGES[key].description)
    expect(new Set(descriptions).size).toBe(KEYS.length)
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThan(80)
      expect(description.length, description).toBeLessThanOrEqual(160)
    }
  })
})
