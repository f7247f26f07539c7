import { describe, expect, it } from 'vitest'
import { extractOperations } from '@/lib/ai/note-taker/extract'
import { briefOf } from '@/tests/support/briefs'
import { findKeptOut } from './kept-out'

const BRIEF = briefOf(['driver', 'Ravi is going to a rival in May'], ['healthSafety', 'fumes, ear defenders'])
const read = (message: string) =>
  extractOperations({ message, brief: BRIEF, jobTitle: null, companyName: 'Acme' })

describe('findKeptOut', () => {
  it.each(['keep the rival out of it', 'No, leave Ravi going out please', 'As I said, keep Ravi quiet'])(
    'changes nothing at %j',
    (message) => {
      expect(findKeptOut(message, BRIEF)).toHaveLength(1)
      expect(read(message)).toEqual([])
    },
  )

  it('takes a refusal of what was offered for no order', () => {
    expect(read('No, don’t add that')).toEqual([])
  })

  it('leaves an order about what candidates read', () => {
    expect(findKeptOut('leave the fumes out', BRIEF)).toEqual([])
  })
})
