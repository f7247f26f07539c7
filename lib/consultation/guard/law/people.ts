import { createWordTest } from './patterns'

/** Words for people whatever they do. */
const isPerson = createWordTest(`
  person people candidate applicant individual someone somebody anyone anybody one type sort kind hire starter staff
  employee recruit talent face personality colleague worker workforce team crew bunch crowd gang pair hands body bod soul
  character folk human guy generation bloke lad man woman girl boy lady chap fella gent lass applicants men women youngster
  professional successor replacement holder speaker member national citizen believer mum mother dad parent
  hopeful jobseeker newcomer joiner nobody everyone everybody type
`)

/** Posts and trades. */
const isRole = createWordTest(`
  engineer designer developer manager welder fitter driver operator planner buyer accountant nurse carer teacher chef cook
  waiter waitress cleaner porter receptionist assistant administrator secretary apprentice graduate trainee technician
  electrician plumber joiner bricklayer labourer foreman supervisor director consultant analyst architect surveyor inspector
  tester programmer machinist mechanic installer rep salesman salesperson representative clerk guard officer lecturer tutor
  trainer therapist doctor scientist physicist chemist biologist estimator scheduler coordinator picker packer painter roofer
  scaffolder draughtsman draughtsperson draftsman lead leader boss head deputy partner associate specialist expert advisor
  adviser negotiator recruiter bookkeeper lawyer solicitor paralegal dispatcher courier loader rigger slinger banksman
  fabricator plater turner miller setter toolmaker moulder caster grinder polisher sprayer glazier tiler plasterer decorator
  carpenter cabinetmaker gardener groundskeeper caretaker handyman handyperson barista bartender barmaid barman host hostess
  usher butcher baker fishmonger hairdresser beautician groomer model actor presenter journalist editor writer translator
  interpreter librarian curator archivist dentist vet pharmacist radiographer paramedic midwife physio physiotherapist
  optician psychologist counsellor caseworker pastor chaplain priest imam rabbi marketer copywriter tech techie coder hand
  hands sparky chippy brickie navvy skipper deckhand captain pilot steward stewardess attendant conductor merchandiser
  cashier shopworker salesgirl teller underwriter broker trader auditor controller intern student
`)

/** Beside a describing word these speak of the person too. */
const isTraitWord = createWordTest(`
  hungry keen energetic dynamic vibrant enthusiastic ambitious bubbly lively driven motivated strong fresh bright sharp smart
  tough hard working hardworking fit healthy reliable local loyal presentable respectable clean cut tidy pretty attractive
  slim blonde confident outgoing cheerful friendly settled stable mature experienced decent proper good nice looking big
  clever quick fast able willing flexible mobile ish born bred raised educated wanted required needed preferred
`)

/** They shut somebody out. */
const isExclusion = createWordTest(`
  no not never nobody none without avoid except excluding exclude bar barring nor neither anti hate dislike veto reject
  refuse ban banned weed dodge ditch swerve discount zero minus sans unsuitable unlike risk nae nane naebody dinnae cannae nowt
  bin binned drop skip omit discard decline disqualify eliminate filter sift rule steer clear aside turn shun spare forbid
  preclude screen strike cull skim elsewhere undertake promise unless
`)

/** They ask for somebody, or speak of who may apply. */
const isWish = createWordTest(`
  want wanted need needed prefer preferably preferred preference like love seek seeking looking after ideal ideally must should
  rather hire hiring recruit recruiting employ take find get send only best suit suited suits pick choose favour consider
  require required has hoping hope fancy wish apply applicant candidate applicants candidates somebody someone anybody anyone
  person shortlist interview appoint give attract bring replace ought essential strictly exclusively keep
`)

/** They point at somebody or something that is there already. */
const isDefinite = createWordTest(`
  the our my his her their your this that these those last previous current former outgoing existing wor both two three four
  five six seven eight nine ten few several couple
`)

/** In front of a word they make it the person wanted again: "the right man". */
const isIdeal = createWordTest(`
  right ideal perfect best successful next sort type kind proper good wrong kinda ideally lucky chosen
`)

/** Who is looked for, as the subject of a clause. */
const isSubjectWanted = createWordTest(`
  they he she you someone somebody anyone anybody nobody who candidate applicant person individual one hire starter everyone
  everybody whoever people must should we whose ye
`)

/** Kinds of words that the model of the screen weighs together, by name. */
export const CLASSES = {
  isPerson,
  isRole,
  isTraitWord,
  isExclusion,
  isWish,
  isDefinite,
  isIdeal,
  isSubjectWanted,
}
