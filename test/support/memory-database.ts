import { createSerialQueue } from '../../server/serial-queue.ts'
import type { Database, Follower } from '../../server/store/postgres/database.ts'
import type { Sql } from '../../server/store/postgres/sql.ts'
import { SITE_ANSWERS } from './memory-site-tables.ts'
import { STORE_ANSWERS, type Tables } from './memory-tables.ts'

const ANSWERS = [...STORE_ANSWERS, ...SITE_ANSWERS]

export interface MemoryServer {
  /** As a process connects. */
  connect(): Database
  readonly tables: Tables
  /** Called before each statement; what it throws is the statement's error. */
  before: (text: string) => void
  /** Called after each commit, whose answer is lost where it throws. */
  afterCommit: () => void
  /** Whether processes are told what others have changed. */
  notifies: boolean
}

/**
 * Stands in for PostgreSQL and the network to it: it knows the statements of the stores by their words
 * and has their rows in memory. What SQL means is for the tests of `test/long/scale/`.
 */
export function memoryServer(): MemoryServer {
  let tables: Tables = { heads: new Map(), values: new Map(), rows: [], slots: new Map() }
  const connected: Map<string, Follower>[] = []
  let writing = Promise.resolve()
  const named = new Map<string, ReturnType<typeof createSerialQueue>>()

  const sqlOn =
    (on: () => Tables, notices: string[]): Sql =>
    async (parts, ...values) => {
      const text = parts.join('?').replace(/\s+/g, ' ').trim()
      await new Promise(setImmediate)
      server.before(text)
      return answerTo(text, values, on(), notices) as never[]
    }

  function tell(notices: readonly string[]): void {
    if (!server.notifies) return
    for (const followers of connected) {
      for (const notice of notices) {
        const [name = '', version] = notice.split(' ')
        follow(followers, name, Number(version)).catch(() => undefined)
      }
    }
  }

  /** Resolves when no other transaction writes, with what ends the turn. */
  async function turnToWrite(): Promise<() => void> {
    let end = () => {}
    const before = writing
    writing = new Promise<void>(resolve => {
      end = resolve
    })
    await before
    return end
  }

  async function transaction<R>(run: (sql: Sql) => Promise<R>): Promise<R> {
    let own: Tables | undefined
    let end: (() => void) | undefined
    const notices: string[] = []
    const sql = sqlOn(() => own ?? tables, notices)
    const inTransaction: Sql = async (parts, ...values) => {
      const isWriting = /^\s*(insert|update|delete|lock)|for update\s*$/.test(parts.join('?'))
      if (isWriting && !end) {
        end = await turnToWrite()
        own = structuredClone(tables)
      }
      if (parts[0]?.startsWith('set transaction isolation')) own = structuredClone(tables)
      return sql(parts, ...values)
    }
    try {
      const returned = await run(inTransaction)
      if (end && own) tables = own
      tell(notices)
      server.afterCommit()
      return returned
    } finally {
      end?.()
    }
  }

  const server: MemoryServer = {
    get tables() {
      return tables
    },
    before: () => undefined,
    afterCommit: () => undefined,
    notifies: true,
    connect() {
      const followers = new Map<string, Follower>()
      connected.push(followers)
      const read = sqlOn(() => tables, [])
      return {
        sql: (parts, ...values) =>
          /^\s*select/.test(parts[0] ?? '')
            ? read(parts, ...values)
            : transaction(tx => tx(parts, ...values)),
        query: () => Promise.reject(new Error('Libraries ask a real database.')),
        transaction,
        alone(name, fn) {
          const queue = named.get(name) ?? createSerialQueue()
          named.set(name, queue)
          return queue(fn)
        },
        follow: follower => void followers.set(follower.name, follower),
        sure: name => follow(followers, name, tables.heads.get(name) ?? 0),
        close: async () => void connected.splice(connected.indexOf(followers), 1),
      }
    },
  }
  return server
}

async function follow(followers: Map<string, Follower>, name: string, version: number) {
  const follower = followers.get(name) ?? followers.get(name.slice(0, name.indexOf('/') + 1))
  if (follower && follower.version(name) < version) await follower.catchUp(name)
}

/** @throws where no store has such a statement */
function answerTo(text: string, values: readonly unknown[], tables: Tables, notices: string[]) {
  const [, answer] = ANSWERS.find(([words]) => text.startsWith(words)) ?? []
  if (!answer) throw new Error(`The tables in memory know no such statement: ${text}`)
  return answer(tables, values, notices)
}
