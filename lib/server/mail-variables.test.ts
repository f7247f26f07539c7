import { expect, it } from 'vitest'
import { parseMailFrom } from './mail-variables'

it.each([
  ['no-reply@hiring.example', { name: '', address: 'no-reply@hiring.example' }],
  ['Spanwright <no-reply@hiring.example>', { name: 'Spanwright', address: 'no-reply@hiring.example' }],
  ['"Alder, Hiring" <a@alder.example>', { name: 'Alder, Hiring', address: 'a@alder.example' }],
  [' Alder  <a@alder.example> ', { name: 'Alder', address: 'a@alder.example' }],
  ['<a@alder.example>', { name: '', address: 'a@alder.example' }],
])('reads %s', (value, expected) => {
  expect(parseMailFrom(value)).toEqual(expected)
})

it.each(['', 'Alder', 'Alder <a@alder>', 'a@alder.example, b@alder.example', 'Al\nBcc: x <a@alder.example>'])(
  'refuses %j',
  (value) => {
    expect(parseMailFrom(value)).toBeNull()
  },
)
