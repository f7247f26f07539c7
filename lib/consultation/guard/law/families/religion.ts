import type { Family } from '@/lib/consultation/guard/law/family'

const RELIGION = 'Equality Act 2010, section 10'

export const RELIGION_FAMILIES: readonly Family[] = [
  {
    id: 'believers',
    ground: 'religion',
    words:
      'jew, proddy, papist, jehovah|jehovahs witness, rasta, believer, non believer, bible basher, god botherer, god squad, churchgoer, church goer, born again, religious type|nut|people|person|zealot, scientologist, prod, left footer, fenian, orangeman, churchy, religious lot|brigade|mob|sort, preacher, preachy type, sabbath lot|type|keeper, holy joe, holier than thou, happy clappy, happy clapper, rangers|celtic man|fan|lad|supporter|family, which foot, orange order, orange lodge, taig',
    source: RELIGION,
    yes: ['no Jews', 'no bible bashers', "not a Jehovah's Witness"],
    no: [
      'our customers are mostly Jews',
      'a rangers vehicle',
      'wildlife rangers',
      'starts on the right foot',
    ],
  },
  {
    id: 'people and things of a faith',
    ground: 'religion',
    words:
      'christian, muslim, moslem, islamist, hindu, sikh, catholic, protestant, atheist, buddhist, agnostic, mormon, methodist, baptist, anglican, quaker, evangelical, rastafarian, pagan, humanist, jain, bahai, wiccan, druid, sunni, shia, shiite, hasidic, haredi, presbyterian, pentecostal, lutheran, calvinist, plymouth brethren',
    source: RELIGION,
    yes: ['no Muslims', 'a practising Christian', 'good Catholic lad', 'Sikhs only', 'preferably an atheist'],
    no: ['a Catholic school', 'Hindu temples', 'the Christian charity we build for', 'Muslim burial grounds'],
  },
  {
    id: 'faith',
    ground: 'religion',
    words:
      'religious, devout, god fearing, pious, church going, jewish, islamic, godly, secular, orthodox, practising, spiritual, of faith, vegan, freemason, kosher, halal, churchgoing, preachy, c of e, cofe, church of england, teetotal, teetotaller',
    source: RELIGION,
    yes: ['nobody religious', 'someone god-fearing', 'not too devout'],
    no: ['religious buildings', 'Orthodox cathedral', 'halal meat counter', 'practising certificate'],
  },
  {
    id: 'worship and dress',
    ground: 'religion',
    words:
      'pray, prayer, friday prayer, prayer break|time|mat|room, mosque, synagogue, temple, church, chapel, ramadan, eid, diwali, sabbath, shabbat, lent, yom kippur, hijab, headscarf, head scarf, veil, abaya, jilbab, bindi, rosary, dog collar, beard for, eat pork|bacon, rosary bead, burka, burqa, niqab, turban, kippah, skullcap, skull cap, yarmulke, cross round|around neck, crucifix, kirpan, religion, religious reason|holiday|observance|festival|belief|dress|symbol, faith, fasting, fast for ramadan, bible, quran, koran, beliefs, beard, crosses, crucifixes, skull caps, headdress, head covering, salwar, shalwar, religious bit|bits|stuff|thing|things|jewellery|symbols|nonsense|business, god, jesus, allah, gospel, jumma, jummah, salah, namaz, prayers, praying, friday|fridays off, off for mosque|prayer|prayers|church|eid|friday|sabbath|temple, mosque run|runs, church every|on|regularly|regular, go|goes|going|went to? church|mosque|temple|mass|synagogue, faith school, pilgrimage, hajj, communion, baptised, christened, bar mitzvah',
    source: RELIGION,
    yes: ['nobody who prays at work', 'no turbans', 'someone who goes to church', 'without a hijab'],
    no: [
      'time off for Eid',
      'church roofs',
      'a temple at Neasden',
      'prayer room on site',
      'fast setting cement',
      'a cross beam',
      'covering the east of England',
      'mass spectrometry',
      'we work Sundays',
    ],
  },
  {
    id: 'shared faith',
    ground: 'religion',
    words:
      'share|shares our|the faith|belief|religion, same faith|religion|church as, of our faith, of the faith, not of our faith',
    source: RELIGION,
    yes: ['must share our faith', 'of the same faith as us'],
    no: ['work in good faith'],
  },
  {
    id: 'of a religious home',
    ground: 'religion',
    words:
      'from|of a|an|the|our good|nice|strict|proper|decent|strong|practising|same|similar? christian|muslim|hindu|sikh|catholic|jewish|protestant|religious|church|islamic home|family|household|background|upbringing|community|stock, right|wrong religion|church|faith, believe|believes|believing|belief in god|jesus|allah|christ|the, same god, which|what church|religion|faith|mosque|temple do|does|be|they|he|she, regular at|in church|mass|mosque|temple, lose|losing|remove|removing|take|taking|shave|shaving|cut|cutting|ditch|ditching off? the|his|her|their|that? beard|turban|veil|hijab|headscarf|scarf|burka|niqab|kippah|cross, the|his|her|their beard|turban|veil|hijab|headscarf off, stop|stopping|break|breaking|nip|nipping|knock|knocking|disappear|disappearing|down|downing|off off? tools? to|for pray|prayer|prayers|mosque|church, work|works|working through|during ramadan|lent|eid|sabbath|diwali, religious hang|baggage|exemption|exemptions|objection|objections',
    source: RELIGION,
    yes: [
      'from a strict Hindu family',
      'what religion are they',
      'happy to take the veil off',
      'believes in God',
    ],
    no: ['the Catholic school down the road is the client', 'take the turban lathe off the bench'],
  },
]
