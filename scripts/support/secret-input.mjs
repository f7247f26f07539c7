import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Failure } from './project.mjs'

/** The first line of standard input. On a terminal it asks, and shows nothing that is typed. Throws Failure when the input is empty. */
export async function readSecret(question) {
  const isTerminal = process.stdin.isTTY === true
  if (isTerminal) process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal })
  try {
    for await (const line of lines) {
      if (isTerminal) process.stderr.write('\n')
      return line
    }
  } finally {
    lines.close()
  }
  throw new Failure('Standard input was empty. Nothing was changed.')
}
