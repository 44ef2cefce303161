import type { Database } from '../storage/postgres/database.ts'

/** The completed nightly jobs, for all processes. */
export interface Nights {
  /** The last night, such as `2026-11-26`. */
  last(work: string): Promise<string | undefined>
  note(work: string, night: string): Promise<void>
}

export function createNights({ sql }: Pick<Database, 'sql'>): Nights {
  return {
    async last(work) {
      const [row] = await sql<{ night: string }>`select night from work_nights where work = ${work}`
      return row?.night
    },
    async note(work, night) {
      await sql`insert into work_nights (work, night) values (${work}, ${night})
        on conflict (work) do update set night = excluded.night`
    },
  }
}
