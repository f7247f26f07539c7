import type { Frame } from '@/lib/consultation/guard/law/frame'

export const OPENNESS_FRAMES: readonly Frame[] = [
  {
    id: 'equality',
    where: 'sentence',
    reach: 0,
    yields: 3,
    words:
      'no age limit|bar|barrier, any|all|every religion|faith|race|nationality|gender|sex|orientation, barrier, equal opportunity, equal opportunities, equality, diversity, diverse, inclusive, inclusion, regardless of, irrespective of, no matter what|your|their, whatever your|their|his|her, welcome|welcomes|welcoming application, welcome|welcomes, are welcome, be welcome, encourage|encourages|encouraging application, encourage|encourages, particularly interested in hearing from, all background, any background, every background, any age, all ages, all faiths, any faith, all genders, do|does not discriminate, discriminate, discrimination, disability confident, under represented, underrepresented, protected characteristic, level playing field, positive action, open to all, open to everyone, does|do not matter, not bothered whether, i|we do not mind|care if|whether|what, makes no difference, accessible to, accessibility, guaranteed interview, interview scheme, pay gap, mindful employer, stonewall, race at work charter, armed forces covenant, black history, love|like|want to see|have|attract|get more women, women in engineering|construction|tech|science|rail|stem, more women|girls|people in|into|to|on|at',
    yes: [
      'we welcome applications from disabled people',
      'regardless of age, sex or religion',
      'it makes no difference whether they are men or women',
      'women are under-represented here and encouraged to apply',
    ],
    no: ["we're an equal opportunities employer but no women please", 'diversity is fine but no Poles'],
  },
  {
    id: 'both sexes',
    where: 'sentence',
    reach: 0,
    yields: 3,
    grounds: ['sex'],
    words:
      'open to men and women, male or|and female, female or male, lad|lads|boy|boys or|and lass|lasses|girl|girls, guys|guy and|or girls|girl, men or|and women, women or|and men, man or woman, woman or man, he or she, both men and women, bloke or|and woman|girl|lass, male to female, female to male',
    yes: ['a man or woman, either will do', 'he or she will lead the yard'],
    no: ['a young lad or lass who can run up ladders', 'men and women from round here'],
  },
  {
    id: 'after the offer',
    where: 'sentence',
    reach: 0,
    yields: 0,
    grounds: ['disability'],
    families: ['health questions', 'signs of health', 'conditions', 'bad health'],
    words:
      'after|once|following|upon|on|at the|an|a|they|they have|conditional? job? offer|accepted|appointment|appointed|hired|start|started|joined|joining, after offer, at offer, post offer, once|after they be|have hired|started|joined|appointed|accepted|got, once hired|appointed|you, day one, every * years|year|months, before they go offshore',
    yes: [
      'the medical comes after the offer',
      'once they have joined, occupational health tests their hearing',
    ],
    no: ['a medical before the offer'],
  },
  {
    id: 'openness',
    where: 'sentence',
    reach: 0,
    yields: 0,
    words:
      'none of my|our|anyone|anybody business|concern, make|makes no odds|difference, no odds, do not bother|worry me|us, do not matter|mind|care, not bothered|fussed, could|would not care, all the same to, all one to, are|is|being fine|welcome|ok|okay, no problem|issue|objection|barrier with, be no problem|bother|issue|barrier, work round|around it|that|them, not come into it, comes into it, not a factor, be up to them|you, own business, bats an eyelid, no preference, either way, nobody|no one cares, treated like|as|the anyone|anybody|everyone|same, plenty of our, some of our|my best, or none, anyone can do, it be fine if, whatever * long as, would|will not matter, irrelevant, none of it|that be, would|will consider part|anyone|anybody|any|job',
    yes: [
      'Wheelchair users are fine',
      'being pregnant is none of our business',
      'disabled or not makes no odds',
    ],
    no: [
      'none of my business, but no women',
      'Poles are fine, no Romanians',
      'I could not care less, just not a Muslim',
      'must be a Unite member or do not bother applying',
    ],
  },
  {
    id: 'or not',
    where: 'sentence',
    reach: 0,
    yields: 0,
    words: 'or not|without|otherwise, or no *, whatever your|their|you|they|his|her',
    yes: ['Disabled or not, they can do it', 'kids or no kids, they get the same rota'],
    no: ['whatever you do, no kids', 'Jewish or not, no beards'],
  },
  {
    id: 'gladness',
    where: 'sentence',
    reach: 0,
    yields: 0,
    grounds: [
      'disability',
      'genderReassignment',
      'orientation',
      'pregnancy',
      'religion',
      'union',
      'marriage',
    ],
    words:
      'happily take|have|hire|see|consider, glad|happy to|for have|take|hire|see someone|somebody|anyone|people|them|a|an|applicants|candidates, might|may well? enjoy|like, there be a? room, have|has got? a? lift|ramp|hoist|room, do|does|get|gets|thrive|flourish well|on here|with|in, thrives|thrive|flourish here|with, will|would fit|get|sort|provide|find one|it|that',
    yes: ['if they need to pray there is a room', 'dyslexic engineers do well here'],
    no: ['happy to have them, nobody deaf'],
  },
  {
    id: 'nobody is shut out',
    where: 'sentence',
    reach: 0,
    yields: 2,
    words:
      'no one|body be|is|are|gets|get|has|was ruled|turned|treated|judged|excluded|asked|barred|penalised|sifted|disadvantaged|overlooked|rejected, nobody be|get|gets ruled|turned|treated|judged|excluded|asked|barred|penalised|sifted|disadvantaged|overlooked|rejected, no applicant|candidate be, never|not ask|asks|asked|discriminate|judge|reject, not|never say|write|mention|print|specify, not put anything|age about|in, told off, monitoring form|survey|data|questionnaire, anonymous, equality form|survey|monitoring|network|training, blind sifting|sift|recruitment|shortlisting, panel never|has|always|includes, come|comes|taken|stripped|removed|kept off|out from|the|of|cvs|cv, guaranteed an?, inclusion|inclusive policy|statement|charter',
    yes: [
      'no one is turned down for being pregnant',
      'we never ask about health before an offer',
      'names come off the CV so nobody knows who is foreign',
    ],
    no: ['nobody is to be over forty, please', 'no one who is deaf', 'do not put any Asians through'],
  },
  {
    id: 'not needed',
    where: 'left',
    reach: 2,
    yields: 0,
    words: 'not have to be|have?, not need to be, no need to be',
    yes: ['you do not have to be a man', 'it does not have to be a young person'],
    no: ['not a man', 'somebody who does not have to be home for the kids'],
  },
  {
    id: 'adjustments',
    where: 'sentence',
    reach: 0,
    yields: 30,
    grounds: ['disability'],
    words:
      'reasonable adjustment, adjustment, extra time, coloured paper, large print, interview questions in, questions in advance',
    yes: [
      'tell us what adjustments a disabled applicant needs',
      'reasonable adjustments for autistic people',
      'dyslexic candidates get the test in large print',
    ],
    no: ["can't be doing with adjustments, no disabled people"],
  },
]
