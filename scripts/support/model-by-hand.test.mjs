import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startModelByHand } from './model-by-hand.mjs'

let folder
let model
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-by-hand-'))
  model = await startModelByHand({ folder })
})
afterEach(async () => {
  await model.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (content, part = {}) =>
  fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content },
      ],
      ...part,
    }),
  })

async function waitForFile(name) {
  await expect.poll(() => readdirSync(folder)).toContain(name)
  return readFileSync(path.join(folder, name), 'utf8')
}

test('writes a prompt to a file and streams the file that answers it', async () => {
  const format = { type: 'json_schema', json_schema: { name: 'consultation_turn' } }
  const asking = ask('What is next?', { stream: true, response_format: format })
  const prompt = await waitForFile('1.prompt.md')
  expect(prompt).toContain('# answer format')
  expect(prompt).toContain('# system\n\nBe brief.')
  expect(prompt).toContain('What is next?')
  writeFileSync(path.join(folder, '1.answer.md'), '{"reply": "Two words."}\n')
  const events = (await (await asking).text()).split('\n\n').filter(Boolean)
  expect(events.pop()).toBe('data: [DONE]')
  const choices = events.map((event) => JSON.parse(event.slice('data: '.length)).choices[0])
  expect(choices.map(({ delta }) => delta.content ?? '').join('')).toBe('{"reply": "Two words."}')
  expect(choices.at(-1).finish_reason).toBe('stop')
})

test('prints long instructions once, and names the call that has them', async () => {
  const asking = [ask('One'), null]
  await waitForFile('1.prompt.md')
  asking[1] = ask('Two')
  const second = await waitForFile('2.prompt.md')
  expect(second).toContain('as in 1.prompt.md')
  expect(second).not.toContain('Be brief.')
  for (const number of [1, 2]) writeFileSync(path.join(folder, `${number}.answer.md`), 'Done')
  for (const answer of asking) expect((await answer).status).toBe(200)
})

test('says what is wrong with an answer that is not JSON, and waits until it is mended', async () => {
  const asking = ask('What?', { response_format: { type: 'json_schema', json_schema: { name: 'answer' } } })
  await waitForFile('1.format.json')
  writeFileSync(path.join(folder, '1.answer.md'), '{"reply": "one", }')
  expect(await waitForFile('1.error.txt')).toContain('Mend 1.answer.md')
  writeFileSync(path.join(folder, '1.answer.md'), '{"reply": "two"}')
  expect((await (await asking).json()).choices[0].message.content).toBe('{"reply": "two"}')
  expect(readdirSync(folder)).not.toContain('1.error.txt')
})

test('answers in one piece where no stream is asked for, and numbers prompts in order', async () => {
  const first = ask('One')
  await waitForFile('1.prompt.md')
  const second = ask('Two')
  expect(await waitForFile('2.prompt.md')).toContain('Two')
  writeFileSync(path.join(folder, '2.answer.md'), 'Second')
  writeFileSync(path.join(folder, '1.answer.md'), 'First')
  for (const [asking, answer] of [
    [first, 'First'],
    [second, 'Second'],
  ])
    expect((await (await asking).json()).choices[0].message.content).toBe(answer)
})

test('writes over no prompt of an earlier start', async () => {
  writeFileSync(path.join(folder, '7.prompt.md'), 'from before')
  const later = await startModelByHand({ folder })
  const asking = fetch(`${later.url}/chat/completions`, { method: 'POST', body: '{"messages":[]}' })
  await waitForFile('8.prompt.md')
  writeFileSync(path.join(folder, '8.answer.md'), 'Done')
  expect((await asking).status).toBe(200)
  await later.close()
})

test('has no other address', async () => {
  expect((await fetch(`${model.url}/models`)).status).toBe(404)
})
