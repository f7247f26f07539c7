// npm start: installs, builds and serves, each only where needed.
import './support/node-version.mjs'

const { serve } = await import('./support/serve.mjs')
await serve()
