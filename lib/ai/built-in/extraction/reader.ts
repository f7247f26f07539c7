import type { BriefOperation } from '@/lib/ai/consultation/schema'
import type { Strength, Topic } from '@/lib/consultations/options'
import type { Brief } from '@/lib/consultations/schema'
import {
  isBoilerplate,
  isChatter,
  isCommand,
  isFinish,
  isInjection,
  isOffRecord,
  isQuestion,
  isSkip,
  isUnknown,
  proposed,
} from './acts'
import { correct, record, restate, swap, withdraw } from './amend'
import { type Atom, atomsOf } from './atoms'
import { CONTENTFUL, type Unit } from './blocks'
import { correctionIn, isUpdate, newFigure, replacementIn, restatedIn } from './corrections'
import { fallbackTopic, type Situation } from './fallback'
import { type Group, groupsOf } from './groups'
import { labelOf } from './labels'
import { type Entry, Ledger } from './ledger'
import { placeIn, skillsIn } from './named'
import { NUMBER, numberOf } from './numbers'
import { hasPay, payValue } from './pay'
import type { Span } from './sentences'
import { strengthCue } from './strength'
import { quoteOf, type Text } from './text'
import { CLEAR, type Judged, judge, REQUIREMENTS, topicOf, withoutPost } from './topics'
import { isBareAge, SEXED, unlawfulIn } from './unlawful'
import { factValue, plainWords } from './values'
import { overlap } from './words'

const VALUE_MAX = 300
/** Beside an unlawful ask only words that are sure to be about something else are kept. */
const SURE = 4.4
const ASIDE =
  /^(?:i (?:know|think|suppose|hope|guess|mean|must admit|have to say|keep|forget|can't promise|don't want|couldn't|was|am|did|had|told|said)|you (?:know|see|can't|couldn't|wouldn't|might say)|as you|god|believe|don't ask|if you see|so to speak|touch wood|i'd rather|that's (?:life|how)|what can)\b/i
const REASON =
  /^(?:the|they|we|it|that|this|nobody|no one|because|as|since|i|so|hr|our|which|there|he|she)\b/i
const NONE_SAYS: readonly Topic[] = ['onCall', 'travel', 'healthSafety', 'expenses', 'notice']
const ONLY_FIGURE = new RegExp(
  `^(?:it's |its |is |still |now |about |make (?:it|that) |just |only |to |at )*(£?${NUMBER}(?:k|%|\\+)?)(?: (?:now|then|instead|please|actually))*$`,
  'i',
)
const OFF_ALONE =
  /^(?:but |and |so |please |oh )*(?:don't|do not|dont|off the|keep|leave|not for|between|never|that's|it's|confidential|strictly)\b/i
const BESIDE_PLACE: readonly Topic[] = ['workPattern', 'hours', 'location', 'travel']
const NAMES: readonly Topic[] = [
  'pay',
  'location',
  'hours',
  'workPattern',
  'experience',
  'qualifications',
  'technical',
  'softSkills',
  'benefits',
  'startDate',
  'travel',
  'onCall',
  'notice',
  'process',
]
const PAST_PAY =
  /\b(?:advertised (?:it )?(?:at|for)|we (?:paid|were paying|offered)|used to (?:be|pay)|(?:it|salary|pay|rate) was|last (?:time|one|person) (?:was|got|had))\b.*\d/i
const ANECDOTE =
  /^the (?:last|previous) \w+ .*\b(?:told|said|tried|turned up|came in|couldn't|didn't|thought)\b/i
const PERSONAL =
  /\bmy (?:wife|husband|mum|dad|mother|father|brother|sister|kids?|son|daughter|mate|neighbour|cousin|uncle|aunt|nephew|niece|(?:brother|sister|mother|father|son|daughter)-in-law)(?:'s)? (?:did|said|says|got|went|told|bought|once|reckons|thinks|is|was|has|keeps|always|works|made)\b/i
const TERM = new RegExp(
  `\\b${NUMBER}[- ](?:month|week|year)s?'? (?:maternity|paternity|fixed[- ]term|ftc|contract|cover|secondment|assignment)(?: (?:cover|contract|role))?`,
  'i',
)
const FILLER_FACT =
  /^\W*(?:(?:a |an |the |our |very |highly |and |in a )*(?:competitive (?:salary|pay|package|rates?|benefits)|fast[- ]paced(?: environment)?|dynamic(?: team| environment)?|exciting opportunity|market[- ]lead(?:er|ing)|excellent (?:benefits|package)|attractive (?:salary|package)|rock ?star|ninja|benefits|salary|package|work hard,? play hard|great (?:package|opportunity))(?: and | \+ | & |, ?|\/)?)+\W*$/i
const ALL = /\b(?:all|both|these|those|they|everything|each|four|three|five|six|two|list|lot|none|neither)\b/i
const BARE_COUNT = new RegExp(
  `^(?:let's (?:go with|say|call it)|say|call it|make it|go with|about|around|maybe|probably|i'd say|at least|minimum|um|er|\\s|,)*(${NUMBER})(?: (?:then|or so|would do|is fine|minimum|ideally|should do it|i think|i'd say))*$`,
  'i',
)

/** Reads a message sentence by sentence into the ledger. One reader reads one message. */
export class Reader {
  private readonly ledger: Ledger
  private sentence = 0
  private tainted = -2
  private situation: Situation
  private wasChatter = false
  private wasTakenBack = false
  private isCorrecting = false
  /** A sentence that was nothing but "sorry" or "let me be exact" speaks for the next one. */
  private isAnnounced = false
  private isSigned = false
  private lastSaid = ''

  constructor(
    private readonly text: Text,
    brief: Brief,
  ) {
    this.ledger = new Ledger(brief)
    this.situation = {
      asked: brief.agenda.asked?.topic ?? null,
      local: null,
      previous: null,
      previousStrength: null,
    }
  }

  private words(span: Span): { quote: string; at: number } {
    return quoteOf(this.text, span.start, span.end)
  }

  /** Reads one sentence. `isLast` is set for the last one of the message. */
  read(unit: Unit, isLast: boolean): void {
    if (unit.scope.drop) return
    this.sentence += 1
    const said = this.text.clean.slice(unit.start, unit.end)
    if (isInjection(said)) {
      this.tainted = unit.line
      return
    }
    if (Math.abs(this.tainted - unit.line) <= 0 && isCommand(said)) return
    if (this.signs(said)) return
    if (isOffRecord(said)) {
      const latest = Math.max(0, ...this.ledger.since(0).map((entry) => entry.sentence))
      if (said.split(/\s+/).length < 9 && OFF_ALONE.test(said) && latest >= this.sentence - 3)
        for (const entry of this.ledger.since(latest)) this.ledger.withdraw(entry, this.words(unit))
      return
    }
    if (isBoilerplate(said) || (ANECDOTE.test(said) && topicOf(said) !== 'driver')) return
    if (this.namesNext(said)) return
    if (isSkip(said) && this.situation.asked !== null && this.sentence === 1 && isLast) {
      this.ledger.close(this.situation.asked, 'skipped', this.words(unit))
      return
    }
    if (isFinish(said) && (isLast || said.split(/\s+/).length > 2)) {
      this.ledger.finish(this.words(unit))
      return
    }
    if (
      /^[\s,]*(?:sorry|apologies|correction|hang on|hold on|wait|no|let me be (?:exact|precise|clear)|to be (?:exact|precise)|let me correct that|my mistake|i got that wrong|hmm)[\s,.!]*$/i.test(
        said,
      )
    )
      this.isAnnounced = true
    if (this.isPleasantry(said)) {
      this.wasChatter = true
      return
    }
    if (unit.isQuestion && isQuestion(said)) {
      this.readQuestion(unit, said)
      return
    }
    this.wasChatter = false
    const start = unit.isQuestion ? unit.start + (said.length - proposed(said).length) : unit.start
    this.readStatement({ ...unit, start }, isLast)
  }

  /** After "kind regards" come a name and a post; a postscript is a message again. */
  private signs(said: string): boolean {
    if (/^(?:p\.?s\b|n\.?b\b)/i.test(said)) this.isSigned = false
    if (
      /^(?:with )?(?:kind|best|warm|many)? ?(?:regards|wishes|yours (?:sincerely|faithfully|truly))$/i.test(
        said.replace(/[,.!\s]+$/, ''),
      )
    ) {
      this.isSigned = true
      return true
    }
    return this.isSigned && said.split(/\s+/).length <= 6 && !/\d/.test(said)
  }

  /** "Money." or "What sort of person..." only names what the next sentences are about. */
  private namesNext(said: string): boolean {
    const words = said.replace(/[\s.…:-]+$/, '')
    if (words.split(/\s+/).length > 2 || this.sentence === 0 || this.situation.asked === null) return false
    const label = labelOf(words)
    if (
      label?.topic === undefined ||
      label.topic === null ||
      !NAMES.includes(label.topic) ||
      CONTENTFUL.test(words)
    )
      return false
    this.situation = { ...this.situation, local: label.topic }
    return true
  }

  private isPleasantry(said: string): boolean {
    if (isChatter(said)) return topicOf(said) === null || said.split(/\s+/).length < 12
    return this.wasChatter && said.split(/\s+/).length <= 2 && topicOf(said) === null && !/\d/.test(said)
  }

  private readQuestion(unit: Unit, said: string): void {
    const topic = topicOf(said) ?? (/^why\b/i.test(said) ? 'driver' : null)
    const isOwn =
      said.split(/\s+/).length <= 3 ||
      /^(?:and |so )?(?:why|what|where|when|how)\b.{0,40}\b(?:we|they|i)\b/i.test(said)
    // "£330 a day?" puts a figure forward; "Years?" only names what comes next.
    if (
      said.split(/\s+/).length <= 5 &&
      /\d/.test(said) &&
      topic !== null &&
      !/^(?:what|how|is|are|do|does|you)\b/i.test(said)
    ) {
      this.readStatement(unit, false)
      return
    }
    this.situation = {
      ...this.situation,
      local: isOwn ? (topic ?? this.situation.local) : this.situation.local,
    }
    this.wasChatter = !isOwn
  }

  private readStatement(unit: Unit, isLast: boolean): void {
    const { clean } = this.text
    const said = clean.slice(unit.start, unit.end)
    this.isCorrecting = this.isAnnounced
    this.isAnnounced = false
    const isDone =
      this.amend(unit, said) ||
      this.denies(unit, said) ||
      this.ranks(unit, said) ||
      this.refuses(unit, said, isLast)
    this.lastSaid = said
    if (isDone) return
    const findings = unlawfulIn(said)
    for (const finding of findings)
      this.ledger.challenge(
        finding.ground,
        this.words({ start: unit.start + finding.start, end: unit.start + finding.end }),
      )
    let atoms = atomsOf(clean, unit)
    if (findings.length > 0) atoms = this.lawful(unit, atoms, findings)
    const kept: Judged[] = []
    const isHistory =
      atoms.length > 1 &&
      atoms.some(
        (atom) =>
          /\d/.test(clean.slice(atom.start, atom.end)) && !PAST_PAY.test(clean.slice(atom.start, atom.end)),
      )
    let isClosed = false
    let isPersonal = false
    const flush = () => {
      this.capture(kept.splice(0), unit)
    }
    atoms.forEach((atom, index) => {
      const scope =
        unit.scope.topic === null && this.situation.local === 'pay'
          ? { ...unit.scope, topic: 'pay' as const }
          : unit.scope
      const judged = withoutPost(this.prefer(judge(clean, atom, scope)))
      const rest = clean.slice(atom.start, atom.end)
      if (isLast && index === atoms.length - 1 && index > 0 && isFinish(rest)) {
        this.ledger.finish(this.words(atom))
        return
      }
      if (index > 0 || atoms.length > 1) {
        const change = this.amendAtom(atom, atoms[index + 1], rest, flush, kept)
        if (change === 'done') return
        if (change === 'trimmed') {
          const shorter = judge(
            clean,
            { ...atom, start: atom.start + (rest.length - this.afterCue(rest).length) },
            unit.scope,
          )
          if (shorter.text !== '' && !(shorter.score < CLEAR && this.refigure(shorter))) kept.push(shorter)
          return
        }
      }
      if (this.closes(judged, atoms.length)) {
        isClosed = true
        return
      }
      if (isClosed && !/\d/.test(rest) && judged.entities.length === 0 && judged.score < 5) return
      if (PERSONAL.test(rest)) {
        isPersonal = true
        return
      }
      if (isPersonal && /^(?:and |but )?(?:he|she|they)\b/i.test(rest)) return
      isPersonal = false
      if (this.isCorrecting && index > 0 && REASON.test(rest) && judged.score < 5) return
      if (
        atoms.length > 1 &&
        isUpdate(rest) &&
        !/\d/.test(rest) &&
        (judged.score < CLEAR || judged.topic === 'pay' || judged.topic === 'technical')
      )
        return
      if (isHistory && PAST_PAY.test(rest)) return
      if (this.isCorrecting && judged.score < CLEAR && this.refigure(judged)) return
      if (judged.score < CLEAR && (isChatter(rest) || (index > 0 && ASIDE.test(rest)))) return
      kept.push(judged)
    })
    flush()
  }

  /** What was asked decides between cues of about the same weight. */
  private prefer(judged: Judged): Judged {
    const asked = this.situation.local ?? this.situation.asked
    if (asked === null || judged.text.split(' ').length > 14) return judged
    const isRisk = asked === 'healthSafety' && !/^(?:we|they|our)\b/i.test(judged.text)
    const own = (judged.scores[asked] ?? 0) + (isRisk ? 3 : 0)
    if (own === 0 || asked === judged.topic || own + 1.5 < judged.score) return judged
    return { ...judged, topic: asked, score: own + 1.5 }
  }

  /** "Make that 4" after "5 years": the latest figure gives way. */
  private refigure(judged: Judged): boolean {
    const figure = ONLY_FIGURE.exec(judged.text)?.[1]
    const latest = this.ledger.open()[0]
    if (figure === undefined || latest === undefined) return false
    const known = new RegExp(`£?(?<![\\d.,])${NUMBER}`, 'i')
    if (!known.test(latest.value)) return false
    this.ledger.replace(
      latest,
      {
        topic: latest.topic,
        value: latest.value.replace(known, figure),
        strength: latest.strength,
        ...this.words(judged),
      },
      this.sentence,
    )
    return true
  }

  private afterCue(rest: string): string {
    const correction = correctionIn(rest)
    return correction?.kind === 'cue' ? correction.rest : rest
  }

  /** A sentence that corrects or takes back; true when nothing is left of it to read. */
  private amend(unit: Unit, said: string): boolean {
    const correction = correctionIn(said)
    const news = restatedIn(said)
    if (news !== null && restate(this.ledger, news.subject, news.figure, this.words(unit), this.sentence))
      return true
    if (correction === null) {
      this.isCorrecting = this.isCorrecting || isUpdate(said)
      return false
    }
    const words = this.words(unit)
    if (correction.kind === 'retract' && /\b(?:it|them|that)\b/i.test(said.slice(0, 40))) {
      const head = (
        this.lastSaid.split(/[,;:-]| (?:is|are|was|were|would|will|isn't|i'd|i|we)\b/i)[0] ?? ''
      ).replace(/^(?:the|our|that|and|but)\s+/i, '')
      if (
        head.split(/\s+/).length <= 4 &&
        head !== '' &&
        /^(?:drop|scrap|forget|lose|remove|take|leave|cut|delete|strike)\b/i.test(said) &&
        withdraw(this.ledger, head, null, words, this.sentence)
      )
        return true
    }
    if (
      correction.kind === 'retract' &&
      /\d/.test(correction.rest) &&
      !/^(?:that's|that was)/i.test(correction.rest)
    ) {
      this.isCorrecting = true
      return false
    }
    if (correction.kind === 'retract') {
      const before = this.ledger.since(this.sentence - 1).filter((entry) => entry.sentence >= 0)
      const latest = before.length > 0 ? before : this.ledger.open().slice(0, 1)
      for (const entry of latest) this.ledger.withdraw(entry, words)
      this.wasTakenBack = true
      if (!/\d|\p{Lu}/u.test(correction.rest) || /^(?:that's|that was|it was)/i.test(correction.rest))
        return true
      this.isCorrecting = true
      return false
    }
    if (correction.kind === 'withdraw') {
      const by =
        this.enough(correction.rest, correction.object) ??
        newFigure(correction.object, correction.rest) ??
        replacementIn(correction.rest)
      if (!withdraw(this.ledger, correction.object, by, words, this.sentence))
        return /\b(?:no longer|any ?more|after all|forget (?:what|about)|never mind)\b/i.test(said)
      return this.readRest(unit, correction.rest, by)
    }
    if (correction.kind === 'cue' && this.swapHead(unit, correction.rest, words)) return true
    if (
      correction.kind === 'swap' &&
      swap(this.ledger, correction.old, this.replacement(correction.by), words, this.sentence)
    )
      return true
    this.isCorrecting = correction.kind === 'cue'
    return false
  }

  /** "Make it Leeds not York, the team moved": the exchange stands before its reason. */
  private swapHead(unit: Unit, said: string, words: { quote: string; at: number }): boolean {
    const head = said.split(/,(?! ?(?:not|rather|instead)\b)/)[0] ?? ''
    const correction = head === said ? null : correctionIn(head)
    if (
      correction?.kind !== 'swap' ||
      !swap(this.ledger, correction.old, this.replacement(correction.by), words, this.sentence)
    )
      return false
    return this.readRest(unit, said.slice(head.length + 1), null)
  }

  /** "Forget chartered, working towards it is enough" gives "working towards chartered". */
  private enough(rest: string, object: string): string | null {
    const match =
      /^[\s,;-]*(?<by>[^,;]{3,60}?) (?:is|would be|will be|'s)? ?(?:enough|fine|ok|okay|plenty|sufficient|good enough|will do|would do)\b/i.exec(
        rest,
      )
    return match?.groups?.by?.replace(/\b(?:it|that)$/i, object) ?? null
  }

  /** "Private healthcare no, sorry": what is not on offer is a fact too. */
  private denies(unit: Unit, said: string): boolean {
    const thing =
      /^([^,;:]{3,50}?)[,:]? (?:no|nope)(?:,? (?:sorry|i'm afraid|afraid not|not))?[\s.!]*$/i.exec(said)?.[1]
    const topic = thing === undefined ? null : topicOf(thing)
    if (
      thing === undefined ||
      topic === null ||
      REQUIREMENTS.includes(topic) ||
      /\b(?:is|are|say|said|says)$/i.test(thing)
    )
      return false
    this.ledger.add({
      topic,
      value: `No ${/^\p{Lu}\p{Ll}/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing}`,
      strength: 'must',
      sentence: this.sentence,
      ...this.words(unit),
    })
    return true
  }

  /** "The first two are musts, the last is nice", "none of those is essential except the PLCs". */
  private ranks(unit: Unit, said: string): boolean {
    const latest = Math.max(0, ...this.ledger.since(0).map((entry) => entry.sentence))
    const listed = (latest > 0 ? this.ledger.since(latest) : this.ledger.open().slice(0, 1)).filter((entry) =>
      REQUIREMENTS.includes(entry.topic),
    )
    const words = this.words(unit)
    const none =
      /^(?:none|neither) of (?:those|these|them|that) (?:is|are) (?:a |an )?(?:deal[- ]?breakers?|essential|musts?|required|critical|vital)(?: (?:except|apart from|bar|other than|but)(?: for)? (?<kept>.+))?$/i.exec(
        said,
      )
    if (none !== null && listed.length > 0) {
      const kept = none.groups?.kept
      for (const entry of listed)
        if (kept === undefined || overlap(kept, entry.value) === 0)
          this.ledger.restrength(entry, 'nice', words)
      return true
    }
    const parts = [
      ...said.matchAll(
        /\b(?:the )?(?<which>first|last|second|third|former|latter|other|rest|others)(?: (?<count>two|three|four|one))?(?: (?:one|ones|items?))? (?:is|are)(?: just| only| all| both)? (?<how>[^,;.]+)/gi,
      ),
    ]
    if (parts.length === 0 || listed.length < 2) return false
    const touched = new Set<Entry>()
    for (const { groups } of parts) {
      const strength = strengthCue(groups?.how ?? '')?.strength ?? null
      if (strength === null) return false
      const count = numberOf(groups?.count ?? 'one') ?? 1
      const picked = pick(listed, (groups?.which ?? '').toLowerCase(), count, touched)
      for (const entry of picked) {
        touched.add(entry)
        this.ledger.restrength(entry, strength, words)
      }
    }
    return touched.size > 0
  }

  /** "None" alone: for what a document lists it is an answer, for the rest the topic is closed. */
  private refuses(unit: Unit, said: string, isLast: boolean): boolean {
    const { asked } = this.situation
    if (asked === null || !isLast || this.sentence > 1) return false
    const isNone =
      /^(?:honestly|no|nope|none|nothing|n\/?a|not really|nah)(?:[ ,]+(?:none|nothing|no|really|at all|as such|to speak of|not really))*$/i.test(
        said,
      )
    const isOpen =
      /^(?:it |that |this )?(?:doesn't matter|does not matter|not (?:important|bothered|fussed)|no preference|don't mind|either|any)(?: (?:really|at all|to be honest|much))*$/i.test(
        said,
      )
    if (!isNone && !isOpen) return false
    if (isNone && NONE_SAYS.includes(asked))
      this.ledger.add({
        topic: asked,
        value: 'None',
        strength: 'must',
        sentence: this.sentence,
        ...this.words(unit),
      })
    else this.ledger.close(asked, 'skipped', this.words(unit))
    return true
  }

  private replacement(by: string): string {
    return plainWords(by.replace(/^(?:it's|it is|to|make it|now)\s+/i, ''))
  }

  /** What follows a withdrawal is its reason, unless it plainly asks for something else. */
  private readRest(unit: Unit, rest: string, by: string | null): boolean {
    if (by !== null) return true
    const start = unit.end - rest.length
    for (const atom of atomsOf(this.text.clean, { start, end: unit.end })) {
      const judged = judge(this.text.clean, atom, unit.scope)
      if (judged.score >= 5 && !REASON.test(judged.text)) this.capture([judged], unit)
    }
    return true
  }

  private amendAtom(
    atom: Atom,
    next: Atom | undefined,
    rest: string,
    flush: () => void,
    kept: Judged[],
  ): 'none' | 'done' | 'trimmed' {
    const joined =
      next !== undefined &&
      /^(?:not|rather than|instead of)\b/i.test(this.text.clean.slice(next.start, next.end))
        ? this.text.clean.slice(atom.start, next.end)
        : rest
    if (
      /^(?:not|rather than|instead of) \S+(?: \S+){0,3}$/i.test(rest) &&
      this.situation.previous !== null &&
      this.justSwapped
    )
      return 'done'
    const correction = correctionIn(joined)
    this.justSwapped = false
    if (correction === null) return 'none'
    const words = this.words(atom)
    if (correction.kind === 'swap') {
      const done = swap(this.ledger, correction.old, this.replacement(correction.by), words, this.sentence)
      this.justSwapped = done
      if (done) flush()
      return done ? 'done' : 'none'
    }
    if (correction.kind === 'withdraw') {
      const isHere = kept.some((one) => one.text.toLowerCase().includes(correction.object.toLowerCase()))
      if (isHere) flush()
      this.isCorrecting = this.isCorrecting || isHere
      return withdraw(this.ledger, correction.object, null, words, this.sentence) ? 'done' : 'none'
    }
    // "Fifty, no sorry, fifty three": the bare figure before falls.
    if (
      correction.kind === 'cue' &&
      /^\W*(?:it's |is |about |around |the \w+ is )*(?:£? ?\d[\d.,]*k?|\p{L}+(?:[ -]\p{L}+)?)$/iu.test(
        kept.at(-1)?.text ?? '',
      ) &&
      (BARE_COUNT.test((kept.at(-1)?.text ?? '').replace(/^(?:it's|is)\s+/i, '')) ||
        kept.at(-1)?.topic === 'pay')
    )
      kept.pop()
    flush()
    if (correction.kind === 'retract') {
      for (const entry of this.ledger.since(this.sentence).slice(-1)) this.ledger.withdraw(entry, words)
      return 'done'
    }
    this.isCorrecting = true
    if (correction.rest.trim() === '') return 'done'
    return rest === correction.rest ? 'none' : 'trimmed'
  }

  private justSwapped = false

  /** "No idea about the start date yet" closes its topic and leaves no fact. */
  private closes(judged: Judged, count: number): boolean {
    if (!isUnknown(judged.text)) return false
    if (/\d/.test(judged.text) && judged.score >= 5) return false
    const topic = (judged.score >= 2 ? judged.topic : null) ?? this.situation.local ?? this.situation.asked
    if (topic !== null && (count === 1 || judged.score >= CLEAR || !this.ledger.knows(topic)))
      this.ledger.close(topic, 'unknown', this.words(judged))
    return true
  }

  /** The atoms of a sentence with an unlawful ask that are left without it: lawful, and clear about something. */
  private lawful(unit: Unit, atoms: readonly Atom[], findings: readonly Span[]): Atom[] {
    const { clean } = this.text
    const overlaps = (atom: Atom) =>
      findings.filter(
        (finding) => unit.start + finding.start < atom.end && atom.start < unit.start + finding.end,
      )
    return atoms.flatMap((atom): Atom[] => {
      const hit = overlaps(atom)
      const said = clean.slice(atom.start, atom.end)
      if (hit.length === 0) {
        if (isBareAge(said) || SEXED.test(said)) return []
        const judged = judge(clean, atom, unit.scope)
        return judged.score >= SURE && !ASIDE.test(said) ? [atom] : []
      }
      const last = Math.max(...hit.map((finding) => unit.start + finding.end))
      const first = Math.min(...hit.map((finding) => unit.start + finding.start))
      const parts = [
        { ...atom, end: Math.max(atom.start, first) },
        { ...atom, start: Math.min(atom.end, last) },
      ]
      return parts.filter((part) => {
        const words = clean.slice(part.start, part.end).trim()
        if (words.split(/\s+/).length < 2 || isBareAge(words) || unlawfulIn(words).length > 0) return false
        return judge(clean, part, unit.scope).score >= SURE
      })
    })
  }

  /** A name by itself ("Etruria.") is a place when the next words are about the pattern or the hours of work. */
  private held: { atoms: Judged[]; unit: Unit; sentence: number } | null = null

  private release(next: Topic | null): void {
    const held = this.held
    this.held = null
    if (held === null) return
    const isPlace = next !== null && BESIDE_PLACE.includes(next)
    const topic = isPlace ? 'location' : fallbackTopic(held.atoms, null, this.situation, held.unit)
    if (topic !== null) this.put({ topic, strength: 'must', atoms: held.atoms }, null)
  }

  /** Reads what was still waiting for its neighbour. */
  end(): BriefOperation[] {
    this.release(null)
    return this.ledger.operations()
  }

  private isNameAlone(atoms: readonly Judged[]): boolean {
    const only = atoms.length === 1 ? atoms[0] : undefined
    return (
      only !== undefined &&
      only.entities.length === 0 &&
      only.score < CLEAR &&
      /^\p{Lu}[\p{Ll}'-]+(?: (?:\p{Lu}[\p{Ll}'-]+|upon|on|in|near|under|le|by))*$/u.test(only.text) &&
      only.text.split(' ').length <= 4
    )
  }

  private capture(atoms: readonly Judged[], unit: Unit): void {
    if (atoms.length === 0) return
    if (
      this.held === null &&
      unit.scope.topic === null &&
      unit.scope.strength === null &&
      this.situation.local === null &&
      this.isNameAlone(atoms)
    ) {
      this.held = { atoms: [...atoms], unit, sentence: this.sentence }
      return
    }
    if (this.held !== null) this.release(atoms.find((atom) => atom.score >= CLEAR)?.topic ?? null)
    const terse = this.terse(atoms)
    const { groups, anaphora } = groupsOf(atoms, unit.scope, (all, strength) =>
      fallbackTopic(all, strength, this.situation, unit),
    )
    if (anaphora !== null) {
      this.restrength(atoms, anaphora)
      return
    }
    if (
      this.wasTakenBack &&
      /^(?:that's|that was|it was)/i.test(atoms[0]?.text ?? '') &&
      !/\d/.test(atoms[0]?.text ?? '')
    )
      return
    this.wasTakenBack = false
    if (terse !== null) {
      this.put({ topic: 'experience', strength: 'must', atoms: [...atoms] }, terse)
      return
    }
    for (const group of groups) this.put(group, null)
  }

  /** "Let's go with three" after a word about years. */
  private terse(atoms: readonly Judged[]): string | null {
    if (this.situation.local !== 'experience' && this.situation.asked !== 'experience') return null
    const count = BARE_COUNT.exec(atoms.map((atom) => atom.text).join(' '))?.[1]
    return count === undefined ? null : `${count} years`
  }

  private restrength(atoms: readonly Judged[], strength: Strength): void {
    const said = atoms.map((atom) => atom.text).join(' ')
    const span = { start: atoms[0]?.start ?? 0, end: atoms.at(-1)?.end ?? 0 }
    const isAll = ALL.test(said)
    let entries = this.ledger
      .since(isAll ? this.sentence - 6 : this.sentence - 1)
      .filter((entry) => REQUIREMENTS.includes(entry.topic))
    if (entries.length === 0 && /\b(?:that|it|this|those|these|they|both|all|one)\b/i.test(said))
      entries = this.ledger
        .open()
        .filter((entry) => REQUIREMENTS.includes(entry.topic))
        .slice(0, 1)
    for (const entry of isAll ? entries : entries.slice(-1))
      this.ledger.restrength(entry, strength, this.words(span))
  }

  private put(group: Group, given: string | null): void {
    for (const part of chunked(group)) this.putPart(part, given)
    this.situation = {
      ...this.situation,
      local: group.topic === this.situation.local ? this.situation.local : null,
      previous: group.topic,
      previousStrength: group.strength,
    }
  }

  private putPart(group: Group, given: string | null): void {
    const { clean } = this.text
    const first = group.atoms[0]
    const last = group.atoms.at(-1)
    if (first === undefined || last === undefined) return
    const raw = joined(clean, group.atoms)
    let value = given ?? factValue(raw, group.topic, group.strength)
    if (group.topic === 'pay') {
      value = payValue(value)
      if (
        !hasPay(value) &&
        (isUpdate(raw) || /^(?:it'?s |the )?(?:salary|pay|rate|money)(?: wise)?$/i.test(value))
      )
        return
    }
    if (value.replace(/[^\p{L}\p{N}]/gu, '').length < (group.topic === 'technical' ? 1 : 2)) return
    const words = this.words({ start: first.start, end: last.end })
    const isNegated =
      group.strength === 'notApplicable' && (group.topic === 'qualifications' || group.topic === 'experience')
    const draft = {
      topic: isNegated ? ('context' as const) : group.topic,
      value: isNegated ? plainWords(raw) : value.slice(0, VALUE_MAX),
      strength: isNegated ? ('must' as const) : group.strength,
      sentence: this.sentence,
      ...words,
    }
    if (FILLER_FACT.test(draft.value)) return
    if (this.isCorrecting) correct(this.ledger, draft)
    else record(this.ledger, draft, strengthCue(raw) !== null)
    this.derive(group, draft.sentence)
  }

  /** Names inside a fact that have a place of their own: the tools of a duty, the office of a working pattern. */
  private derive(group: Group, sentence: number): void {
    for (const atom of group.atoms) {
      const term = group.topic === 'duration' ? null : TERM.exec(atom.text)
      if (term !== null) {
        const span = { start: atom.start + term.index, end: atom.start + term.index + term[0].length }
        this.ledger.add({
          topic: 'duration',
          value: term[0],
          strength: 'must',
          sentence,
          ...this.words(span),
        })
      }
      if (group.topic === 'responsibilities')
        for (const span of skillsIn(atom)) {
          const words = this.words(span)
          this.ledger.add({
            topic: 'technical',
            value: this.text.clean.slice(span.start, span.end),
            strength: 'must',
            sentence,
            ...words,
          })
        }
      if (group.topic === 'workPattern' && !this.ledger.knows('location')) {
        const span = placeIn(this.text.clean, atom)
        if (span !== null)
          this.ledger.add({
            topic: 'location',
            value: this.text.clean.slice(span.start, span.end),
            strength: 'must',
            sentence,
            ...this.words(span),
          })
      }
    }
  }
}

function joined(clean: string, atoms: readonly Judged[]): string {
  let value = ''
  let end = -1
  for (const atom of atoms) {
    const between = end < 0 ? '' : clean.slice(end, atom.start)
    // What was dropped between two atoms leaves a comma.
    value +=
      end < 0
        ? atom.text
        : between.length > 24 || /[.!?]\s/.test(between)
          ? `, ${atom.text}`
          : between + atom.text
    end = atom.end
  }
  return value
}

/** A group in parts that are short enough for a value; nothing is cut off. */
function chunked(group: Group): Group[] {
  const parts: Group[] = []
  let atoms: Judged[] = []
  let length = 0
  for (const atom of group.atoms.flatMap(split)) {
    if (length + atom.text.length > VALUE_MAX - 20 && atoms.length > 0) {
      parts.push({ ...group, atoms })
      atoms = []
      length = 0
    }
    atoms.push(atom)
    length += atom.text.length + 2
  }
  return atoms.length === 0 ? parts : [...parts, { ...group, atoms }]
}

function split(atom: Judged): Judged[] {
  const limit = VALUE_MAX - 40
  if (atom.text.length <= limit) return [atom]
  const parts: Judged[] = []
  let from = 0
  while (from < atom.text.length) {
    let to = Math.min(atom.text.length, from + limit)
    const space = atom.text.lastIndexOf(' ', to)
    if (to < atom.text.length && space > from) to = space
    const text = atom.text.slice(from, to)
    parts.push({
      ...atom,
      text: text.trim(),
      start: atom.start + from + (text.length - text.trimStart().length),
      end: atom.start + from + text.trimEnd().length,
      entities: [],
    })
    from = to
  }
  return parts.filter((part) => part.text !== '')
}

function pick(listed: readonly Entry[], which: string, count: number, touched: ReadonlySet<Entry>): Entry[] {
  if (which === 'first' || which === 'former') return listed.slice(0, count)
  if (which === 'last' || which === 'latter') return listed.slice(-count)
  if (which === 'second') return listed.slice(1, 2)
  if (which === 'third') return listed.slice(2, 3)
  return listed.filter((entry) => !touched.has(entry))
}
