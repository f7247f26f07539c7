import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestRouter } from '@/tests/support/app-router'
import type { AiProcessing } from './artificial-intelligence'
import { privacySections } from './privacy-sections'

function textOf(processing: AiProcessing) {
  const bodies = privacySections(processing).map(({ id, body }) => <div key={id}>{body}</div>)
  return render(<TestRouter>{bodies}</TestRouter>).container.textContent
}

it('names OpenAI and its country when it answers and transcribes', () => {
  const text = textOf({ engine: 'openai', audio: true })
  expect(text).toContain('uses OpenAI’s models')
  expect(text).toContain('from there to OpenAI')
  expect(text).toContain('in the United States')
})

it('describes a compatible model server without naming OpenAI', () => {
  const text = textOf({ engine: 'compatible', audio: true })
  expect(text).toContain('on a server whose operator acts on our instructions')
  expect(text).toContain('from there to the model server')
  expect(text).not.toContain('OpenAI')
})

it('says that the built-in consultant sends nothing to an AI provider', () => {
  const text = textOf({ engine: 'builtIn', audio: false })
  expect(text).toContain('We don’t send what you write to any AI provider')
  expect(text).toContain('We don’t record audio.')
  expect(text).toContain('involves no such transfer')
})
