import type { Pool } from 'pg'
import { sqlOf } from './sql.ts'

/** The versions of stores, as the database has them. */
export interface Heads {
  all(): Promise<Map<string, number>>
  /** Reads the version of one store, 0 where there is none; the read begins after the call. */
  of(name: string): Promise<number>
}

/** Milliseconds: a request waits for the answer. */
const LONGEST = 5000

interface Head {
  name: string
  version: string
}

/** Reads versions; calls that come while a statement is on its way share the next one. */
export function readHeads(pool: Pick<Pool, 'query'>): Heads {
  const sql = sqlOf(pool, LONGEST)
  let names = new Set<string>()
  let next: Promise<Map<string, number>> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function readNext(previousRead: Promise<unknown>): Promise<Map<string, number>> {
    await previousRead.catch(() => undefined)
    const requested = [...names]
    names = new Set()
    next = undefined
    return versionsIn(
      await sql<Head>`select name, version from store_heads where name = any(${requested})`,
    )
  }

  return {
    all: async () => versionsIn(await sql<Head>`select name, version from store_heads`),
    async of(name) {
      names.add(name)
      if (!next) {
        next = readNext(last)
        last = next
      }
      return (await next).get(name) ?? 0
    },
  }
}

const versionsIn = (heads: readonly Head[]) =>
  new Map(heads.map(({ name, version }) => [name, Number(version)]))
