import { expect, it } from 'vitest'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import anchors from './anchors.json'
import plain from './plain.json'
import probes from './probes.json'

const frames = Object.values(plain.frames).flat()
const listed = Object.values(probes.probes).flatMap((aims) => Object.values(aims).flat())
const texts = listed.map((probe) => (typeof probe === 'string' ? probe : probe.text))

it('asks only what the law screen lets through', () => {
  const all = [
    ...frames,
    ...texts,
    ...Object.values(anchors.anchors).flatMap((levels) => Object.values(levels)),
  ]
  expect(all.filter((text) => !isLawful(text))).toEqual([])
})

it('never says "of these", "closest to this" or "this part of a job", which nobody says', () => {
  expect(frames.filter((text) => /\bof these\b|closest to this|this part of a job/i.test(text))).toEqual([])
})

it('ends each follow-up with a question mark', () => {
  expect(texts.filter((text) => !text.endsWith('?'))).toEqual([])
})

it('has no figure in what an answer should hold', () => {
  expect(
    JSON.stringify(Object.values(anchors.anchors).flatMap((levels) => Object.values(levels))),
  ).not.toMatch(/\d|£/)
})
