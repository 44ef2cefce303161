import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { second } from '../../web/base/units.ts'
import type { Log } from '../base/log.ts'
import { StartError } from '../base/start-error.ts'

/** A site and its database are often started at once. */
const PATIENCE = 30 * second
const BETWEEN = second

interface Reaching {
  log: Pick<Log, 'info'>
  /** Milliseconds. */
  patience?: number
}

/**
 * Resolves when the database accepts connections, within half a minute.
 * @throws StartError with the remedy, without the password
 */
export async function reachDatabase(
  url: string,
  { log, patience = PATIENCE }: Reaching,
): Promise<void> {
  const end = performance.now() + patience
  for (let tries = 1; ; tries += 1) {
    const fault = await faultOf(url)
    if (fault === undefined) return
    if (fault.isFinal || performance.now() > end) throw new StartError(fault.sentence)
    if (tries === 1) log.info({ why: fault.sentence }, 'waiting for the database')
    await pause(BETWEEN)
  }
}

interface Fault {
  sentence: string
  /** Waiting does not mend it. */
  isFinal: boolean
}

async function faultOf(url: string): Promise<Fault | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5 * second })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      "select has_schema_privilege(current_schema(), 'create') as may",
    )
    return rows[0]?.may ? undefined : mayNotCreate(new URL(url))
  } catch (error) {
    return faultIn(error, new URL(url))
  } finally {
    void client.end().catch(() => undefined)
  }
}

function mayNotCreate({ pathname, username }: URL): Fault {
  const [name, user] = [pathname.slice(1), username].map(decodeURIComponent)
  const sentence = `DATABASE_URL: the user "${user}" may not create tables in the database "${name}". Make it the owner: alter database ${name} owner to ${user}`
  return { sentence, isFinal: true }
}

/**
 * Explains the codes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
function faultIn(error: unknown, { hostname, port, pathname, username }: URL): Fault {
  const server = `${hostname}:${port || 5432}`
  const name = decodeURIComponent(pathname.slice(1))
  const { code = '', message } = error as { code?: string; message: string }
  const isOf = (...codes: string[]) => error instanceof DatabaseError && codes.includes(code)
  const final = (sentence: string) => ({ sentence: `DATABASE_URL: ${sentence}`, isFinal: true })
  if (isOf('28P01', '28000')) {
    const user = decodeURIComponent(username)
    return final(
      `the server at ${server} does not let the user "${user}" in (${message}). Correct user and password.`,
    )
  }
  if (isOf('3D000')) {
    return final(`the server at ${server} has no database "${name}". Create it: createdb ${name}`)
  }
  return {
    sentence: `DATABASE_URL: no PostgreSQL server answers at ${server} (${code || message}). Start it, or correct the address.`,
    isFinal: false,
  }
}
