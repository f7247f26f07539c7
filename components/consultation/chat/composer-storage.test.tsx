import { beforeEach, describe, expect, it } from 'vitest'
import { moveTexts, readDraft, readUnsentMessage, saveDraft, saveUnsentMessage } from './composer-storage'

beforeEach(() => sessionStorage.clear())

describe('moveTexts', () => {
  it('moves what was typed for a company to its vacancy, once', () => {
    saveDraft('company', 'Half a sentence')
    saveUnsentMessage('company', { text: 'Not sent', key: 'k' })
    moveTexts('company', 'vacancy')
    expect([readDraft('company'), readDraft('vacancy')]).toEqual(['', 'Half a sentence'])
    expect([readUnsentMessage('company'), readUnsentMessage('vacancy')]).toEqual([
      null,
      { text: 'Not sent', key: 'k' },
    ])
  })

  it('overwrites nothing that was typed for the vacancy', () => {
    saveDraft('company', 'Older')
    saveDraft('vacancy', 'Newer')
    moveTexts('company', 'vacancy')
    expect(readDraft('vacancy')).toBe('Newer')
  })
})
