import type { ClientBase, Pool } from 'pg'

/** A statement with its values as parameters: ``sql`select ${id}::uuid` ``; resolves to its rows. */
export type Sql = <Row extends object>(
  parts: TemplateStringsArray,
  ...values: unknown[]
) => Promise<Row[]>

/** @param longest milliseconds until a statement without an answer is given up, unless the pool says so */
export const sqlOf =
  (on: Pick<ClientBase, 'query'> | Pool, longest?: number): Sql =>
  async (parts, ...values) => {
    const text = parts.reduce((joined, part, i) => `${joined}$${i}${part}`)
    const limit = longest === undefined ? {} : { query_timeout: longest }
    return (await on.query({ text, values, ...limit })).rows
  }

/** Milliseconds, for statements that no other transaction can delay. */
const AT_ONCE = 5000

/**
 * Runs statements in one transaction, which ends with `run`: committed where it resolves, rolled back
 * where it rejects. Where the line breaks during the commit, it is unknown which.
 */
export async function inTransaction<R>(pool: Pool, run: (sql: Sql) => Promise<R>): Promise<R> {
  const client = await pool.connect()
  let isBroken = false
  // An error of the connection would end the process without a listener.
  const onError = () => {
    isBroken = true
  }
  client.on('error', onError)
  const sqlAtOnce = sqlOf(client, AT_ONCE)
  try {
    // The first statement also shows whether the other end of an idle line is still there.
    await sqlAtOnce`begin`.catch(error => {
      isBroken = true
      throw error
    })
    const returned = await run(sqlOf(client))
    await client.query('commit')
    return returned
  } catch (error) {
    if (!isBroken) await sqlAtOnce`rollback`.catch(onError)
    throw error
  } finally {
    client.off('error', onError)
    client.release(isBroken)
  }
}
