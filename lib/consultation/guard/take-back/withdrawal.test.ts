import { describe, expect, it } from 'vitest'
import { saysWithdrawal } from './withdrawal'

const REVIT = { topic: 'technical', value: 'Revit' } as const
const PAY = { topic: 'pay', value: '£45,000 a year' } as const
const CLEARANCE = { topic: 'qualifications', value: 'SC clearance' } as const

describe('saysWithdrawal', () => {
  it.each([
    ['forget the Revit bit', REVIT],
    ['Forget what I said about Revit and the car', REVIT],
    ['actually drop Revit', REVIT],
    ['we don’t need SC any more', CLEARANCE],
    ['We dont need them', CLEARANCE],
    ['nobody does Revit any more', REVIT],
    ['Revit is long dead', REVIT],
    ['scrap that', PAY],
    ['The pay is wrong', PAY],
    ['Leave out what I said about the salary', PAY],
    ['It can go, and they start in May', REVIT],
  ])('hears in %j that %o goes', (message, fact) => {
    expect(saysWithdrawal(message, fact)).toBe(true)
  })

  it.each([
    ['They need Revit', REVIT],
    ['Revit and Tekla please', REVIT],
    ['no weekend work', PAY],
    ['Actually it’s £45,000 a year', REVIT],
    ['Forget what I said about the pay', REVIT],
    ['Don’t forget the pay review', REVIT],
    ['They don’t travel. The pay is £45,000.', PAY],
  ])('hears nothing of the kind in %j about %o', (message, fact) => {
    expect(saysWithdrawal(message, fact)).toBe(false)
  })
})
