import { createSerialQueue } from '../../../server/serial-queue.ts'
import type { Database, Follower } from '../../../server/store/postgres/database.ts'
import { notAnswering } from '../../../server/store/postgres/not-answering.ts'
import type { Sql } from '../../../server/store/postgres/sql.ts'
import { statementsOfSlots } from './statements-of-slots.ts'
import { statementsOfStores } from './statements-of-stores.ts'
import { statementsOfUploads } from './statements-of-uploads.ts'
import { emptyTables, type Tables } from './tables.ts'

const statements = [...statementsOfStores, ...statementsOfSlots, ...statementsOfUploads]

export interface MemoryDatabase {
  /** The connections of one more process. */
  open(): Database
  /** As it is committed now. */
  tables(): Tables
  /** Lets its clock run ahead. */
  later(milliseconds: number): void
  /** Whether each statement rejects, as where the server does not answer. */
  isAway: boolean
}

/**
 * Stands in for a PostgreSQL server, with the statements of media alone. One transaction runs at a time, and
 * no notices are sent: processes see the changes of others when they ask for them.
 */
export function memoryDatabase(): MemoryDatabase {
  const inTurn = createSerialQueue()
  let tables = emptyTables()
  let ahead = 0

  const place: MemoryDatabase = {
    open,
    tables: () => tables,
    later(milliseconds) {
      ahead += milliseconds
    },
    isAway: false,
  }
  return place

  async function perform(on: () => Tables, parts: TemplateStringsArray, values: unknown[]) {
    // As an answer of a server does, it comes later.
    await new Promise(setImmediate)
    if (place.isAway) throw new Error('The database does not answer')
    const text = parts.join('?').replace(/\s+/g, ' ').trim()
    const known = statements.find(({ beginning }) => text.startsWith(beginning))
    if (!known) throw new Error(`The stand-in knows no statement "${text}"`)
    return known.run(on(), values, Date.now() + ahead) as never[]
  }

  function sql<Row extends object>(
    parts: TemplateStringsArray,
    ...values: unknown[]
  ): Promise<Row[]> {
    const run = () => perform(() => tables, parts, values)
    return parts[0]?.trimStart().startsWith('select') ? run() : inTurn(run)
  }

  function transaction<R>(run: (tx: Sql) => Promise<R>): Promise<R> {
    return inTurn(async () => {
      let draft: Tables | undefined = structuredClone(tables)
      const ofDraft = () => {
        if (!draft) throw new Error('The transaction of this statement has ended')
        return draft
      }
      try {
        const returned = await run((parts, ...values) => perform(ofDraft, parts, values))
        tables = draft
        return returned
      } finally {
        draft = undefined
      }
    })
  }

  function open(): Database {
    const followers = new Map<string, Follower>()
    const alone = createSerialQueue()
    return {
      sql,
      transaction,
      query: () => Promise.reject(new Error('The stand-in has no such statements')),
      alone: (_name, fn) => alone(fn),
      follow: follower => void followers.set(follower.name, follower),
      async sure(name) {
        if (place.isAway) throw notAnswering(new Error('The database does not answer'))
        const follower = followers.get(name)
        const version = tables.heads.get(name) ?? 0
        if (follower && follower.version(name) < version) await follower.catchUp(name)
      },
      close: async () => undefined,
    }
  }
}
