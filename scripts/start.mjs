// npm start: installs, builds and serves, each only where it is needed.
import './support/node-version.mjs'

const { serve } = await import('./support/serve.mjs')
await serve()
