import { readFileSync } from 'node:fs'
import { inject } from 'vitest'

/** Of an embedded database that has every table and no row: an embedded database opens it in a second, and migrating one takes several. */
export const readMigratedDump = () => new Blob([readFileSync(inject('databaseDump'))])
