import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'

/** A statement as a connection gets it. */
export interface Asked {
  text: string
  values: unknown[]
  longest: number | undefined
}

/** Stands in for the network to a database: one connection, whose statements a test answers. */
export function standInPool(answer: (asked: Asked) => unknown = () => undefined) {
  const asked: Asked[] = []
  const released: boolean[] = []
  const query = async (
    statement: string | { text: string; values: unknown[]; query_timeout?: number },
  ) => {
    const { text, values, query_timeout } =
      typeof statement === 'string'
        ? { text: statement, values: [], query_timeout: undefined }
        : { query_timeout: undefined, ...statement }
    const one = { text, values, longest: query_timeout }
    asked.push(one)
    return { rows: (await answer(one)) ?? [] }
  }
  const client = Object.assign(new EventEmitter(), {
    query,
    release: (isBroken: boolean) => void released.push(isBroken),
  })
  const pool = { query, connect: async () => client } as unknown as Pool
  return { pool, client, asked, released, texts: () => asked.map(({ text }) => text) }
}
