import type { QuestionRow } from './row'

/** The company's name, however people put it. */
const NAMED =
  "(?:the name of (?:the|our) (?:company|firm|business|employer|client|home|school|site|practice|agency)|(?:our|the (?:client|company|firm|business|employer)(?:['’]?s)?|company|firm|business|client|employer) name)|who (?:we are|(?:it|this)(?:['’]?s| is) for|the (?:company|firm|employer|client|business) is)|(?:it|that)(?:['’]?s| is| was) us\\b|(?:say|mention|name|naming|identify) (?:us|the (?:company|firm|business|client|employer))\\b"
const HIDDEN =
  '(?:advert\\w*|post|run|list|do|go|going|keep|put|be|stay|remain) (?:(?:it|this|that|us|out|the (?:job|role|vacancy|advert|ad)) )*(?:blind(?:ly)?|anonymous(?:ly)?|unnamed|nameless)\\b|\\b(?:blind|anonymous) (?:advert|ad)\\b'

/** About the company's name, must-haves and who takes part. They come first: their words also fit wider rows. */
export const WISH_ROWS: readonly QuestionRow[] = [
  {
    kind: 'clientName',
    pattern: new RegExp(
      `^(?:is|are|do|does|did|will|would|can|could|should|shall|must|may|have|has|who|what|how|when|where|any)\\b.*\\b(?:${NAMED}|${HIDDEN})`,
      'i',
    ),
    yes: [
      'Do you show our name?',
      'can we advertise it blind',
      'Will people know it’s us?',
      'does the advert say who we are',
    ],
    no: ['Is the client in Leeds?', 'Will they know the machine?'],
  },
  {
    kind: 'overAsked',
    pattern:
      /^(?:should|shall|would|is|are|does) (?<about>.{2,60}?),? (?:(?:be|as|count as|to be|go in as|go down as) )?(?:an? )?(?:must(?:[- ]haves?)?|essential) or (?:(?:just|only) )?(?:an? )?(?:nice|desirable|optional|bonus)/i,
    yes: ['Should Revit be a must or a nice to have?', 'is the degree essential or desirable'],
    no: ['Is it near the A1?'],
  },
  {
    kind: 'strengths',
    pattern:
      /^(?=.*\b(?:must[- ]?haves?|musts|essentials?|nice[- ]to[- ]haves?|desirables?)\b)(?=.*\b(?:differen\w+|distinction|means?|meaning|counts?|classed|treat\w*|both|bin|reject\w*|turn\w* (?:away|down|people)|looked at|considered|still get|rul\w+ out|knock\w* out|filter\w*|score\w*|what(?:['’]?s| is) an?)\b)(?:if|what|is|are|do|does|how|will|would|can|should)\b/i,
    yes: [
      'What is the difference between must have and nice to have?',
      'what counts as a must-have',
      'Do must haves get people turned away?',
    ],
    no: ['What are the must-haves so far?', 'Is Revit a must?'],
  },
  {
    kind: 'strengths',
    pattern: /^what(?:['’]?s| is) (?:an? |the )?(?:['“"])?(?:must[- ]have|nice[- ]to[- ]have)(?:['”"])?\W*$/i,
    yes: ['What’s a nice to have?'],
    no: ['What are my must haves?'],
  },
  {
    kind: 'readBack',
    pattern:
      /^(?:what|which)\b(?=.*\b(?:must[- ]?haves?|musts|nice[- ]to[- ]haves?|essentials?|desirables?)\b).*\b(?:so far|at the (?:minute|moment)|now|(?:have|are|do) (?:i|we|you|the|my|our)|got|are (?:must|nice|essential|desirable)|down)\b/i,
    yes: ['What are the must haves so far', 'Which things are nice to have at the moment?'],
    no: ['What is a must have?'],
  },
  {
    kind: 'share',
    pattern:
      /^(?:can|could|may|should|shall) (?:(?:i|we|you) (?:\w+ ){0,3}?(?:share|show|send|forward|pass|get|let|run|invite|involve|bring)\b.{0,30}\b)?(?:it |this |that )?(?:with |to |by |past )?(?:my|our|the|another|a|someone|somebody|anyone)(?: \w+)? ?(?:else|boss|director|gaffer|owner|md|ceo|hr|people team|colleagues?|partner|line manager|manager|team(?: leader)?|client|others?|supervisor|head of \w+)\b(?! (?:is|are)\b)(?!.*\b(?:candidates?|they|them|role|job)\b).*\b(?:see|sees|read|look|check|approve|sign|comment|input|edit|finish|add|help|join|this|it)\b/i,
    yes: ['Can my boss read it first?', 'could I send it to our director to check'],
    no: ['Do our apprentices check it?', 'Can the manager they report to sign it?'],
  },
  {
    kind: 'screening',
    pattern:
      /^(?:do|will|would|can|are|is|who|what|how)\b.*\b(?:you|yourselves|the agency|us|we|i)\b.{0,30}\b(?:interview(?:s|ed|ing)?|screen(?:s|ed|ing)?|vet(?:ting)? (?:them|people|candidates)|sift(?:s|ing)?|first (?:one|round|stage))\b.*\b(?:you|yourselves|the agency)\b|^(?:do|will|would|are) (?:you|the agency) (?:\w+ ){0,3}?(?:interview|screen|sift|vet|phone|ring|meet|filter|shortlist)\w*\b|^who (?:does|will do|do|is doing|sifts|screens|filters|goes through)\b.{0,20}\b(?:screening|sift\w*|shortlist\w*|cvs?|applications?|applicants|first (?:round|stage|interview))\b/i,
    yes: ['Do you interview them first?', 'who does the sifting?', 'Will you screen people for us'],
    no: ['Do they interview clients?', 'Who does the rota?'],
  },
]
