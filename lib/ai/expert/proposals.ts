import { normaliseValue } from '@/lib/consultation/brief/normalise'
import { BUTTON_MAX, type Proposal, type Proposed, roomForProposals } from '@/lib/consultation/brief/proposed'
import type { Brief, Evidence, Fact, NotTaken } from '@/lib/consultation/brief/schema'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { isOneSlipApart } from '@/lib/consultation/guard/language/names'
import { isFigure, tokensOf } from '@/lib/consultation/guard/language/tokens'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { findLineReason } from '@/lib/consultation/guard/line'
import { createQuoteFinder } from '@/lib/consultation/guard/quote'
import { recordRefusals } from '@/lib/consultation/guard/record'
import { createReplyGate } from '@/lib/consultation/guard/reply'
import { LINE_TOPICS } from '@/lib/consultation/proposals/choose'
import { ownProposalId, proposalId } from '@/lib/consultation/proposals/reference'
import { withoutHeldWords } from './held-words'
import type { ExpertProposal, ShortIds } from './schema'
import type { GuideSource } from './sources'

interface ProposalInput {
  brief: Brief
  ids: ShortIds
  guide: readonly GuideSource[]
  messageId: string
  /** That the answer is to. */
  message: string
  companyName: string
  /** What a proposal may state: of a challenged sentence everything but its unlawful words. */
  texts: readonly string[]
  /** What its figures may be worked out from: what the manager said. */
  stated?: readonly string[]
  /** The sentences of the message that were challenged. */
  challenged: readonly string[]
}

/** More would be a form. */
const PROPOSALS_PER_TURN = 3

/** Of the longer one. The fact that a proposal names may have been refused: then it is about no other that its words touch. */
const MOSTLY = 0.6

const isOpen = ({ state, locked }: Fact) => state === 'active' && !locked

/** By its id, or by words of the message or of its value that it rests on. */
function findFact(named: string, { brief, ids, message, messageId }: ProposalInput): Fact | null {
  const id = ids.facts.get(named.trim().toUpperCase())
  const byId = id === undefined ? undefined : brief.facts.find((fact) => fact.id === id)
  if (byId) return isOpen(byId) ? byId : null
  const words = normaliseValue(named)
  if (words === '') return null
  const quoted = createQuoteFinder(message)(named, null)
  const isQuoted = ({ evidence }: Fact) =>
    quoted !== null &&
    evidence.some(
      ({ id, start, end }) =>
        id === messageId &&
        Math.min(end, quoted.end) - Math.max(start, quoted.start) >=
          MOSTLY * Math.max(end - start, quoted.end - quoted.start),
    )
  const isSaid = ({ value }: Fact) => normaliseValue(value).includes(words)
  const open = brief.facts.filter(isOpen)
  return open.findLast(isQuoted) ?? open.findLast(isSaid) ?? null
}

function toEffect(said: ExpertProposal, input: ProposalInput, place: number): Proposed | null {
  const own = (text: string): Evidence => ({
    kind: 'proposal',
    id: ownProposalId(input.messageId, place),
    start: 0,
    end: text.length,
  })
  const kind = 'proposed'
  switch (said.op) {
    case 'add': {
      const { op, topic, strength, text } = said
      return { kind, change: { op, topic, strength, value: text }, proposal: own(text) }
    }
    case 'guide': {
      const source = input.guide.find(({ id }) => id === said.line.trim().toUpperCase())
      if (!source) return null
      const { line, guideId, reviewed } = source
      const strength = line.usual ?? 'must'
      const proposal: Evidence = {
        kind: 'proposal',
        id: proposalId(guideId, reviewed, line.id),
        start: 0,
        end: line.text.length,
      }
      return {
        kind,
        change: { op: 'add', topic: LINE_TOPICS[line.kind], strength, value: line.text },
        proposal,
      }
    }
    case 'reword': {
      const fact = findFact(said.fact, input)
      return (
        fact && {
          kind,
          change: { op: 'reword', factId: fact.id, value: said.text },
          proposal: own(said.text),
        }
      )
    }
    case 'weigh': {
      const fact = findFact(said.fact, input)
      if (!fact || fact.strength === said.strength) return null
      return {
        kind,
        change: { op: 'weigh', factId: fact.id, strength: said.strength },
        proposal: own(said.button),
      }
    }
    case 'drop': {
      const fact = findFact(said.fact, input)
      return fact && { kind, change: { op: 'drop', factId: fact.id }, proposal: own(said.button) }
    }
  }
}

/** "44 to 48" about the pay says what "£44,000 to £48,000 a year" says. */
function isSamePay({ change }: Proposed, { brief }: ProposalInput): boolean {
  if (change.op !== 'reword') return false
  const fact = brief.facts.find(({ id }) => id === change.factId)
  const [said, written] = [fact?.value ?? '', change.value].map((value) => parseSlot('pay', value))
  if (fact?.topic !== 'pay' || said?.kind !== 'pay' || written?.kind !== 'pay') return false
  return said.min === written.min && said.max === written.max && said.unit === written.unit
}

const ARTICLE = /^(?:an?|the)$/
/** In letters. One slip in a shorter word makes another word. */
const SPELLING_MIN = 5
/** Their place says what they are about. */
const BINDS = /^(?:not?|never|nor|without|only|or|but|if|unless|than|before|after|except|from)$/

/** Other capitals, articles, spelling or order alone: the writer of the document sees to these. A title, and what is doubted as a typo, it leaves as it is. */
function isTrivial({ change }: Proposed, { brief }: ProposalInput): boolean {
  if (change.op !== 'reword') return false
  const fact = brief.facts.find(({ id }) => id === change.factId)
  if (!fact || fact.topic === 'title' || fact.doubt === 'typo') return false
  const [said, written] = [fact.value, change.value].map((text) =>
    tokensOf(text).flatMap(({ text: word }) => (ARTICLE.test(word) ? [] : [word])),
  )
  if (!said || !written || said.length !== written.length) return false
  const isSame = (one: string, other: string | undefined) =>
    other !== undefined &&
    (one === other ||
      (!isFigure(one) && Math.min(one.length, other.length) >= SPELLING_MIN && isOneSlipApart(one, other)))
  if (said.every((word, at) => isSame(word, written[at]))) return true
  if (said.some((word) => BINDS.test(word) || isFigure(word))) return false
  const left = [...written]
  return said.every((word) => {
    const at = left.findIndex((other) => isSame(word, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const QUOTED = /[“"‘']([^”"’']{2,80})[”"’']/g

/** A button without the words that it quotes from the fact and that go with the change: to advise against a word, one must name it. */
function withoutOutgoing(button: string, effect: Proposed | null, { brief }: ProposalInput): string {
  const change = effect?.change
  if (change?.op !== 'reword' && change?.op !== 'drop') return button
  const said = normaliseValue(brief.facts.find(({ id }) => id === change.factId)?.value ?? '')
  const stays = change.op === 'reword' ? normaliseValue(change.value) : ''
  return button.replace(QUOTED, (quoted, words: string) => {
    const named = normaliseValue(words)
    return named !== '' && said.includes(named) && !stays.includes(named) ? '' : quoted
  })
}

/** Offered beyond what there is room for. */
const FULL = 'full'

/** What may be offered with buttons: lawful, borne out by the sources, and about facts that can be changed. */
export function toProposals(
  said: readonly ExpertProposal[],
  input: ProposalInput,
): { proposals: Proposal[]; refused: ExpertProposal[]; notTaken: NotTaken[] } {
  const gate = createReplyGate({
    texts: input.texts,
    stated: input.stated ?? [],
    challenged: input.challenged,
  })
  const findReason = (text: string, judged = text) => (isLawful(judged) ? gate.findRefusal(text) : 'law')
  const proposals: Proposal[] = []
  const offered: ExpertProposal[] = []
  const refused: ExpertProposal[] = []
  const notTaken: NotTaken[] = []
  const refuse = (proposal: ExpertProposal, button: string, reason: string, value = '') => {
    recordRefusals('proposal', [reason])
    refused.push(proposal)
    const isHeld = reason === 'law' || reason === 'challenged'
    const shown = [button, value].flatMap((text) => withoutHeldWords(text, input.challenged) ?? [])
    const words = isHeld ? (shown.find((text) => gate.findRefusal(text) !== 'challenged') ?? null) : button
    notTaken.push({ part: 'proposal', words, reason })
  }
  for (const [index, proposal] of said.entries()) {
    const effect = toEffect(proposal, input, index + 1)
    const button = proposal.button.replace(/\s+/g, ' ').trim()
    const value = effect && 'value' in effect.change ? effect.change.value : ''
    const line =
      proposal.op === 'guide' || value === '' ? null : findLineReason(value, { company: input.companyName })
    const isIncomplete = effect === null || button === '' || button.length > BUTTON_MAX
    const isKnown = proposal.op === 'guide' || value === ''
    const isSame = effect !== null && isSamePay(effect, input)
    const reason = isIncomplete
      ? 'incomplete'
      : isSame
        ? null
        : (findReason(button, withoutOutgoing(button, effect, input)) ??
          line ??
          (isKnown ? null : findReason(value)) ??
          (isTrivial(effect, input) ? 'trivial' : null))
    if (effect && reason === null) {
      proposals.push({ button, effect })
      offered.push(proposal)
    } else refuse(proposal, button, reason ?? 'incomplete', value)
  }
  const room = Math.min(PROPOSALS_PER_TURN, roomForProposals(input.brief))
  for (const proposal of offered.slice(room)) refuse(proposal, proposal.button, FULL)
  return { proposals: proposals.slice(0, room), refused, notTaken }
}
