import { Pool, type QueryConfig, type QueryResult } from 'pg'
import { createLocks } from './locks.ts'
import { notAnswering } from './not-answering.ts'
import { CHANNEL, listen } from './notices.ts'
import { type Heads, readHeads } from './read-heads.ts'
import { siteSharing } from './site-lock.ts'
import { inTransaction, type Sql, sqlOf } from './sql.ts'
import { createTables } from './tables.ts'

/** A store in the database. */
export interface DatabasePlace {
  database: Database
  /** The store's name, such as `inquiries`. */
  name: string
}

/** A store in memory that follows the writes of all processes. */
export interface Follower {
  /** A store's name; with a slash at the end, it covers all stores whose names begin with it. */
  name: string
  /** Returns the version of a store that is in memory. */
  version(name: string): number
  /** Reads the changes since. */
  catchUp(name: string): Promise<void>
}

export interface Database {
  sql: Sql
  /**
   * Runs a statement that a library has written.
   * @param longest milliseconds until one without an answer is given up
   */
  query(statement: QueryConfig, longest: number): Promise<QueryResult>
  /** @see inTransaction */
  transaction<R>(run: (sql: Sql) => Promise<R>): Promise<R>
  /** Runs `fn` while no other call of this name runs, in any process. */
  alone<R>(name: string, fn: () => Promise<R>): Promise<R>
  /**
   * Keeps a store in memory up to date: at once by notices, which are hints alone, and within
   * `SECONDS` whatever a lost one told of.
   */
  follow(follower: Follower): void
  /**
   * Resolves when the followers of this store include every process's writes from before the call.
   * Without writes it takes one small statement, which concurrent calls share.
   * @throws AppError 503 where the database does not answer
   */
  refresh(name: string): Promise<void>
  close(): Promise<void>
}

/** Seconds between comparisons of versions without a notice. */
const SECONDS = 10
/** Writes of many clients share transactions, so that few connections are enough. */
const CONNECTIONS = 8
/**
 * Milliseconds. A crashed server sends nothing back, and the system would wait for a quarter of an
 * hour.
 */
const LONGEST_STATEMENT = 60_000

export interface DatabaseOptions {
  /** Called with errors of reading changes, which are tried again. */
  onLate?: (error: unknown) => void
  /** True where this process serves the site, which then cannot be moved or restored. */
  servesSite?: boolean
}

/**
 * Connects, creates the tables, and listens for the changes of other processes.
 * @param url `postgres://user:password@host:port/name`
 * @throws StartError where the site is being moved or restored
 */
export async function openDatabase(
  url: string,
  { onLate = () => undefined, servesSite = false }: DatabaseOptions = {},
): Promise<Database> {
  function openPool(): Pool {
    const pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      query_timeout: LONGEST_STATEMENT,
      application_name: 'showyard',
    })
    // An error of an idle connection would end the process without a listener.
    pool.on('error', onLate)
    return pool
  }

  const pool = openPool()
  // A task that has a lock needs a connection: those who wait for locks must not have all of them.
  const lockPool = openPool()
  const sql = sqlOf(pool)
  await createTables(run => inTransaction(pool, run))
  const locks = createLocks(lockPool)
  const followers = new Map<string, Follower>()

  async function follow(name: string, version: number): Promise<void> {
    const follower = followers.get(name) ?? followers.get(name.slice(0, name.indexOf('/') + 1))
    if (follower && follower.version(name) < version) await follower.catchUp(name)
  }

  const heads: Heads = readHeads(pool)

  async function compare(): Promise<void> {
    const versions = await heads.all()
    for (const [name, version] of versions) await follow(name, version)
  }

  async function refresh(name: string): Promise<void> {
    try {
      await follow(name, await heads.of(name))
    } catch (cause) {
      throw notAnswering(cause)
    }
  }

  const sharing = servesSite ? siteSharing() : undefined
  const stopListening = listen(url, {
    ...(sharing && { onConnect: sharing.share }),
    onNotice(text) {
      const [name = '', version] = text.split(' ')
      follow(name, Number(version)).catch(onLate)
    },
    onOpen: () => void compare().catch(onLate),
    onError: onLate,
  })
  const timer = setInterval(() => void compare().catch(onLate), SECONDS * 1000).unref()

  async function close(): Promise<void> {
    clearInterval(timer)
    await stopListening()
    await Promise.all([pool.end(), lockPool.end()])
  }

  await sharing?.first.catch(async error => {
    await close()
    throw error
  })
  return {
    sql,
    query(statement, longest) {
      const limited = { ...statement, query_timeout: longest }
      return pool.query(limited)
    },
    transaction: run => inTransaction(pool, run),
    alone: (name, fn) => locks.alone(name, fn),
    follow: follower => void followers.set(follower.name, follower),
    refresh,
    close,
  }
}

/** Creates the head of a store where there is none. */
export async function createHead(sql: Sql, name: string): Promise<void> {
  await sql`insert into store_heads (name) values (${name}) on conflict do nothing`
}

/** Makes this transaction the only one that changes a store, until it ends. @returns its version */
export async function lockHead(sql: Sql, name: string): Promise<number> {
  const [head] = await sql<{ version: string }>`
    select version from store_heads where name = ${name} for update`
  return Number(head?.version ?? 0)
}

/** Raises the version of a locked store; other processes are told when the transaction commits. */
export async function raiseHead(sql: Sql, name: string, version: number): Promise<void> {
  await sql`update store_heads set version = ${version} where name = ${name}`
  // The name and the version alone: a notice ends at 8,000 bytes.
  await sql`select pg_notify(${CHANNEL}, ${`${name} ${version}`})`
}
