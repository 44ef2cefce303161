import type { ClientBase, Pool } from 'pg'

/** A statement with its values as parameters: ``sql`select ${id}::uuid` ``; resolves to its rows. */
export type Sql = <Row extends object>(
  parts: TemplateStringsArray,
  ...values: unknown[]
) => Promise<Row[]>

export const sqlOf =
  (on: Pick<ClientBase, 'query'> | Pool): Sql =>
  async (parts, ...values) => {
    const text = parts.reduce((before, part, i) => `${before}$${i}${part}`)
    return (await on.query(text, values)).rows
  }

/**
 * Runs statements in one transaction, which ends with `run`: committed where it resolves, rolled back
 * where it rejects. Where the line breaks during the commit, it is unknown which.
 */
export async function inTransaction<R>(pool: Pool, run: (sql: Sql) => Promise<R>): Promise<R> {
  const client = await pool.connect()
  let isBroken = false
  // Without a listener an error of the line ends the process.
  const onError = () => {
    isBroken = true
  }
  client.on('error', onError)
  try {
    await client.query('begin')
    const returned = await run(sqlOf(client))
    await client.query('commit')
    return returned
  } catch (error) {
    await client.query('rollback').catch(onError)
    throw error
  } finally {
    client.off('error', onError)
    client.release(isBroken)
  }
}
