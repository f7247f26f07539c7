import type { Family } from '@/lib/consultation/guard/law/family'

const RELIGION = 'Equality Act 2010, section 10'

export const RELIGION_FAMILIES: readonly Family[] = [
  {
    id: 'believers',
    ground: 'religion',
    kind: 'person',
    isCertain: true,
    words:
      'jew, proddy, papist, jehovah|jehovahs witness, rasta, believer, non believer, bible basher, god botherer, god squad, churchgoer, church goer, born again, religious type|nut|people|person|zealot, scientologist, prod, left footer, fenian, orangeman',
    source: RELIGION,
    yes: ['no Jews', 'no bible bashers', "not a Jehovah's Witness"],
    no: ['our customers are mostly Jews'],
  },
  {
    id: 'people and things of a faith',
    ground: 'religion',
    kind: 'trait',
    isCertain: true,
    words:
      'christian, muslim, moslem, islamist, hindu, sikh, catholic, protestant, atheist, buddhist, agnostic, mormon, methodist, baptist, anglican, quaker, evangelical, rastafarian, pagan, humanist',
    source: RELIGION,
    yes: ['no Muslims', 'a practising Christian', 'good Catholic lad', 'Sikhs only', 'preferably an atheist'],
    no: ['a Catholic school', 'Hindu temples', 'the Christian charity we build for', 'Muslim burial grounds'],
  },
  {
    id: 'faith',
    ground: 'religion',
    kind: 'trait',
    isCertain: false,
    words:
      'religious, devout, god fearing, pious, church going, jewish, islamic, godly, secular, orthodox, practising, spiritual, of faith, vegan, freemason, kosher, halal',
    source: RELIGION,
    yes: ['nobody religious', 'someone god-fearing', 'not too devout'],
    no: ['religious buildings', 'Orthodox cathedral', 'halal meat counter', 'practising certificate'],
  },
  {
    id: 'worship and dress',
    ground: 'religion',
    kind: 'matter',
    isCertain: false,
    words:
      'pray, prayer, friday prayer, prayer break|time|mat|room, mosque, synagogue, temple, church, chapel, ramadan, eid, diwali, sabbath, shabbat, lent, yom kippur, hijab, headscarf, head scarf, veil, abaya, jilbab, bindi, rosary, dog collar, beard for, eat pork|bacon, rosary bead, burka, burqa, niqab, turban, kippah, skullcap, skull cap, yarmulke, cross round|around neck, crucifix, kirpan, religion, religious reason|holiday|observance|festival|belief|dress|symbol, faith, fasting, fast for ramadan, bible, quran, koran, beliefs',
    source: RELIGION,
    yes: ['nobody who prays at work', 'no turbans', 'someone who goes to church', 'without a hijab'],
    no: [
      'time off for Eid',
      'church roofs',
      'a temple at Neasden',
      'prayer room on site',
      'fast setting cement',
    ],
  },
  {
    id: 'shared faith',
    ground: 'religion',
    kind: 'phrase',
    isCertain: true,
    words:
      'share|shares our|the faith|belief|religion, same faith|religion|church as, of our faith, of the faith, not of our faith',
    source: RELIGION,
    yes: ['must share our faith', 'of the same faith as us'],
    no: ['work in good faith'],
  },
]
