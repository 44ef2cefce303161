import type { Sql } from './sql.ts'

/**
 * An arbitrary number that no other program is likely to lock with; it is held while tables are
 * created.
 */
const LOCK = 7_305_110

/**
 * Creates the tables of all stores where there are none; of several processes that start at once,
 * one does it.
 *
 * `store_heads` has the version of each store, which rises with each transaction that changes it:
 * the transaction that has its row locked is the only writer, so that versions become visible in their order.
 */
export async function createTables(
  transaction: (run: (sql: Sql) => Promise<void>) => Promise<void>,
): Promise<void> {
  await transaction(async sql => {
    await sql`select pg_advisory_xact_lock(${LOCK})`
    await sql`create table if not exists store_heads (
      name text primary key,
      version bigint not null default 0
    )`
    await sql`create table if not exists stored_values (
      name text primary key references store_heads,
      shape integer not null,
      data text not null
    )`
    // A removed row stays without its data, until all processes have read of its removal.
    await sql`create table if not exists stored_rows (
      store text not null references store_heads,
      id uuid not null,
      created_at text not null,
      version bigint not null,
      place bigint generated always as identity,
      shape integer not null,
      data text,
      primary key (store, id)
    )`
    await sql`create index if not exists stored_rows_by_version on stored_rows (store, version)`
    await sql`create table if not exists work_claims (
      work text primary key,
      holder text not null,
      until timestamptz not null
    )`
    await sql`create table if not exists work_nights (
      work text primary key,
      night text not null
    )`
    await sql`create table if not exists full_disks (
      machine text primary key,
      why text not null,
      said_at timestamptz not null
    )`
    await createShortLived(sql)
  })
}

/**
 * Creates unlogged tables, whose rows may be lost with the server: limits then begin anew. Nothing
 * in them is written twice.
 */
async function createShortLived(sql: Sql): Promise<void> {
  await sql`create unlogged table if not exists attempts (
    key text primary key,
    points integer not null,
    expire bigint
  )`
  await sql`create unlogged table if not exists guesses (
    name text not null,
    counter integer not null,
    slice bigint not null,
    points integer not null,
    primary key (name, counter, slice)
  )`
  await sql`create unlogged table if not exists begun_setups (
    user_id text primary key,
    secret text not null,
    until bigint not null
  )`
}
