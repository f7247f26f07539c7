import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestRouter } from '@/tests/support/app-router'
import type { Processing } from './artificial-intelligence'
import { privacySections } from './privacy-sections'

function textOf(processing: Processing) {
  const bodies = privacySections(processing).map(({ id, body }) => <div key={id}>{body}</div>)
  return render(<TestRouter>{bodies}</TestRouter>).container.textContent
}

it('names OpenAI where it answers and listens, and where that is', () => {
  const text = textOf({ engine: 'openai', audio: true })
  expect(text).toContain('uses models of OpenAI')
  expect(text).toContain('from there to OpenAI')
  expect(text).toContain('in the United States')
})

it('names a model server of the operator’s choice', () => {
  const text = textOf({ engine: 'compatible', audio: true })
  expect(text).toContain('on a server that we have chosen')
  expect(text).toContain('from there to the model server')
  expect(text).not.toContain('OpenAI')
})

it('sends nothing anywhere with the built-in consultant', () => {
  const text = textOf({ engine: 'builtIn', audio: false })
  expect(text).toContain('is sent to no model provider')
  expect(text).toContain('Our server takes no recordings.')
  expect(text).toContain('involves no such transfer')
})
