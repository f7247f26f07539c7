import { expect, it } from 'vitest'
import { listNamesToHide } from './names-to-hide'

const list = (message: string) => listNamesToHide({ messages: new Map([['m', message]]) })

it.each([
  'They must have F-Gas Cat 1. Leave it out.',
  'Don’t mention F-Gas Cat 1',
  'They know the AutoCAD suite and AutoCAD. Don’t mention it.',
])('takes no certificate and no tool for a name: %j', (message) => {
  expect(list(message).filter((name) => /Gas|^AutoCAD$/.test(name))).toEqual([])
})

it('lists a person and a client', () => {
  expect(list('Keep Dawn out of it')).toEqual(['Dawn'])
  expect(list('Don’t mention Calder Ports anywhere')).toEqual(['Calder Ports'])
})
