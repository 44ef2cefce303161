import { createSerialQueue } from '../../../server/base/serial-queue.ts'
import type { Database, Follower } from '../../../server/storage/postgres/database.ts'
import { notAnswering } from '../../../server/storage/postgres/not-answering.ts'
import type { Sql } from '../../../server/storage/postgres/sql.ts'
import { statementsOfSites } from './statements-of-sites.ts'
import { statementsOfSlots } from './statements-of-slots.ts'
import { statementsOfStores } from './statements-of-stores.ts'
import { statementsOfUploads } from './statements-of-uploads.ts'
import { emptyTables, type Tables } from './tables.ts'

/** The first one whose words a statement begins with is the one. */
const statements = [
  ...statementsOfStores,
  ...statementsOfSites,
  ...statementsOfSlots,
  ...statementsOfUploads,
]

/** Statements that wait for the transactions which have such ones. */
const TAKES_TURN = /^\s*(with|insert|update|delete|lock)|pg_advisory_xact_lock|for update\s*$/

export interface MemoryDatabase {
  /** As a process connects. */
  connect(): Database
  readonly tables: Tables
  /** Called before each statement; what it throws is the statement's error. */
  before: (text: string) => void
  /** Called after each commit, whose answer is lost where it throws. */
  afterCommit: () => void
  /** Whether processes are told what others have changed. */
  notifies: boolean
  /** Whether each statement rejects, as where the server does not answer. */
  isAway: boolean
  /** Lets its clock run ahead. */
  later(milliseconds: number): void
}

/**
 * Stands in for PostgreSQL and the network to it, which it lets fail at any statement: it knows the
 * statements of stores and media by their words and has their rows in memory. What SQL means is for
 * the tests of `test/long/scale/`.
 */
export function memoryDatabase(): MemoryDatabase {
  let tables = emptyTables()
  let ahead = 0
  const connected: Map<string, Follower>[] = []
  let writing = Promise.resolve()
  const named = new Map<string, ReturnType<typeof createSerialQueue>>()

  const sqlOn =
    (on: () => Tables, notices: string[]): Sql =>
    async (parts, ...values) => {
      const text = parts.join('?').replace(/\s+/g, ' ').trim()
      await new Promise(setImmediate)
      server.before(text)
      if (server.isAway) throw new Error('The database does not answer')
      const run = { now: Date.now() + ahead, notices }
      return answerOf(text)(on(), values, run) as never[]
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
      const isWriting = TAKES_TURN.test(parts.join('?'))
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

  const server: MemoryDatabase = {
    get tables() {
      return tables
    },
    before: () => undefined,
    afterCommit: () => undefined,
    notifies: true,
    isAway: false,
    later(milliseconds) {
      ahead += milliseconds
    },
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
        async refresh(name) {
          if (server.isAway) throw notAnswering(new Error('The database does not answer'))
          await follow(followers, name, tables.heads.get(name) ?? 0)
        },
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

/** @throws where none has such a statement */
function answerOf(text: string) {
  const [, answer] = statements.find(([beginning]) => text.startsWith(beginning)) ?? []
  if (!answer) throw new Error(`The database in memory knows no such statement: ${text}`)
  return (...run: Parameters<typeof answer>) => answer(...run) ?? []
}
