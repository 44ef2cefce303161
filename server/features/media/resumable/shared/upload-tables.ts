import type { Database } from '../../../../storage/postgres/database.ts'

/**
 * Creates the tables of uploads where there are none; of several processes that start at once, one
 * does it.
 *
 * A row of `partial_uploads` has how many bytes are stored, one of `upload_parts` which object has
 * some of them. An upload that has ended stays with its outcome, for clients that ask again.
 */
export async function createUploadTables({ alone, sql }: Database): Promise<void> {
  await alone('tables of uploads', async () => {
    await sql`create table if not exists partial_uploads (
      id text primary key,
      owner text not null,
      size bigint not null,
      received bigint not null default 0,
      metadata text not null,
      begun_at timestamptz not null default now(),
      touched_at timestamptz not null default now(),
      claim text,
      claimed_until timestamptz,
      outcome text
    )`
    await sql`create index if not exists partial_uploads_by_owner on partial_uploads (owner)`
    await sql`create table if not exists upload_parts (
      upload text not null references partial_uploads on delete cascade,
      start bigint not null,
      bytes bigint not null,
      key text not null,
      primary key (upload, start)
    )`
  })
}
