import { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** PGlite has a single session. */
const sessionOwners = new WeakMap<PGlite, PGliteStream>()

const TERMINATE = 0x58

/** A socket look-alike that connects `pg` to PGlite in this process. One connection at a time: the pool must have `max: 1`. */
export class PGliteStream extends Duplex {
  readonly #open: () => Promise<PGlite>
  readonly #check: () => void
  #db: PGlite | undefined
  #rest: Buffer = Buffer.alloc(0)
  #started = false

  /** `check` runs before every use of the database; if it throws, the connection ends with its error. */
  constructor(open: () => Promise<PGlite>, check = () => {}) {
    super()
    this.#open = open
    this.#check = check
  }

  // Methods that pg calls on a socket.
  connect() {
    this.#open().then(
      (db) => {
        this.#db = db
        this.emit('connect')
      },
      (error) => this.destroy(error),
    )
    return this
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void) {
    this.#feed(chunk).then(() => done(), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void) {
    this.#feed(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done)
  }

  override _final(done: (error?: Error | null) => void) {
    this.#release().then(() => {
      this.push(null)
      done()
    }, done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#release().then(
      () => done(error),
      () => done(error),
    )
  }

  get #session(): PGlite {
    if (!this.#db) throw new Error('The stream is not connected')
    return this.#db
  }

  async #feed(chunk: Buffer) {
    this.#check()
    const data = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk
    const messagesStart = await this.#start(data)
    if (messagesStart === undefined) {
      this.#rest = data
      return
    }
    let end = messagesStart
    let isTerminated = false
    while (data.length - end >= 5) {
      const length = 1 + data.readInt32BE(end + 1)
      if (data.length - end < length) break
      if (data[end] === TERMINATE) {
        isTerminated = true
        break
      }
      end += length
    }
    this.#rest = isTerminated ? Buffer.alloc(0) : data.subarray(end)
    if (end > messagesStart)
      await this.#session.runExclusive(() => this.#execute(data.subarray(messagesStart, end)))
    if (isTerminated) this.end()
    // Nothing here waits for a socket, so without this the queries of a request would run one after the other and hold up all others.
    else await nextTurn()
  }

  /** The startup packet has no type byte. Returns the offset of the first message, or undefined until it is complete. */
  async #start(data: Buffer): Promise<number | undefined> {
    if (this.#started) return 0
    if (data.length < 4 || data.length < data.readInt32BE(0)) return undefined
    const end = data.readInt32BE(0)
    this.#started = true
    const db = this.#session
    await db.runExclusive(async () => {
      sessionOwners.set(db, this)
      // PGlite's session outlives a connection, so reset it.
      if (db.isInTransaction()) await this.#execute(encodeSimpleQuery('ROLLBACK'), () => {})
      await this.#execute(encodeSimpleQuery('DISCARD ALL'), () => {})
      await this.#execute(data.subarray(0, end))
    })
    return end
  }

  // Always the stream call: the plain one replies to the callback that was set last.
  async #execute(
    bytes: Uint8Array,
    onRawData: (data: Uint8Array) => void = (data) => {
      this.push(Buffer.from(data))
    },
  ) {
    if (sessionOwners.get(this.#session) !== this)
      throw new Error('The PGlite session was taken over by a newer connection')
    await this.#session.execProtocolRawStream(new Uint8Array(bytes), { onRawData })
  }

  async #release() {
    const db = this.#db
    if (!db || db.closed || sessionOwners.get(db) !== this) return
    await db.runExclusive(async () => {
      if (db.closed || sessionOwners.get(db) !== this) return
      if (db.isInTransaction()) await this.#execute(encodeSimpleQuery('ROLLBACK'), () => {})
      sessionOwners.delete(db)
    })
  }
}

function encodeSimpleQuery(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`)
  const message = Buffer.alloc(5 + text.length)
  message[0] = 0x51
  message.writeInt32BE(4 + text.length, 1)
  text.copy(message, 5)
  return message
}
