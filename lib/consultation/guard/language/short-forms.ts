import { withoutPrototype } from '@/lib/consultation/guard/language/without-prototype'

/** Counties as people shorten them in addresses. Without Beds and Corn, which are words. */
export const COUNTIES: Record<string, string> = withoutPrototype({
  berks: 'berkshire',
  bucks: 'buckinghamshire',
  cambs: 'cambridgeshire',
  ches: 'cheshire',
  derbys: 'derbyshire',
  glos: 'gloucestershire',
  gloucs: 'gloucestershire',
  hants: 'hampshire',
  herts: 'hertfordshire',
  lancs: 'lancashire',
  leics: 'leicestershire',
  lincs: 'lincolnshire',
  middx: 'middlesex',
  mids: 'midlands',
  northants: 'northamptonshire',
  northd: 'northumberland',
  notts: 'nottinghamshire',
  oxon: 'oxfordshire',
  salop: 'shropshire',
  shrops: 'shropshire',
  staffs: 'staffordshire',
  warks: 'warwickshire',
  wilts: 'wiltshire',
  worcs: 'worcestershire',
  yorks: 'yorkshire',
})

export const COMPASS: Record<string, string> = withoutPrototype({
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
})

/** Terms as drawings and job cards shorten them. */
export const SHOP_TERMS: Record<string, string> = withoutPrototype({
  assy: 'assembly',
  assys: 'assemblies',
  subassy: 'sub assembly',
  calc: 'calculation',
  calcs: 'calculations',
  dept: 'department',
  dwg: 'drawing',
  dwgs: 'drawings',
  elec: 'electrical',
  flexi: 'flexible',
  equip: 'equipment',
  insp: 'inspection',
  instr: 'instrument',
  maint: 'maintenance',
  mech: 'mechanical',
  mfg: 'manufacturing',
  qty: 'quantity',
  reqd: 'required',
})
