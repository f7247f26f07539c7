import { AGE_FAMILIES } from './families/age'
import { HEALTH_FAMILIES } from './families/health'
import { HOME_FAMILIES } from './families/home'
import { ORIENTATION_FAMILIES } from './families/orientation'
import { RACE_FAMILIES } from './families/race'
import { RELIGION_FAMILIES } from './families/religion'
import { SEX_FAMILIES } from './families/sex'
import type { Family } from './family'

export const FAMILIES: readonly Family[] = [
  ...AGE_FAMILIES,
  ...SEX_FAMILIES,
  ...RACE_FAMILIES,
  ...RELIGION_FAMILIES,
  ...HEALTH_FAMILIES,
  ...ORIENTATION_FAMILIES,
  ...HOME_FAMILIES,
]
