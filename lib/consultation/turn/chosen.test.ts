import { expect, it } from 'vitest'
import { newOperation } from '@/tests/support/briefs'
import { fileWordings } from './chosen'

const WELCOME = 'People at any stage of their working life are welcome.'

it('files a chosen wording by what it says, though a reader took it for a requirement or read past it', () => {
  const typed = `Fair point. ${WELCOME}`
  const at = typed.indexOf(WELCOME)
  const van = newOperation({ op: 'add', topic: 'benefits', value: 'A van', quote: 'Fair', at: 0 })
  const need = newOperation({ op: 'add', topic: 'softSkills', value: WELCOME, quote: WELCOME, at })
  for (const read of [[van, need], [van]])
    expect(fileWordings([WELCOME], typed, read).map(({ topic }) => topic)).toEqual(['benefits', 'culture'])
})
