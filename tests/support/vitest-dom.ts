import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The limit is for what never appears: a busy machine takes longer than the default of one second.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)
