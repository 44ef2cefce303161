import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { replaceDurably } from '../../../storage/durable-file.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { DatabasePlace } from '../../../storage/postgres/database.ts'
import { type Kind, kinds, type Notice } from './rule.ts'

/** The notices of each kind of problem, beyond this process. */
export interface NoticeState {
  read(): Promise<Map<Kind, Notice>>
  note(notices: ReadonlyMap<Kind, Notice>): Promise<void>
}

const notice = z.object({
  state: z.enum(['wrong', 'well', 'quiet']),
  why: z.string(),
  since: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  isTold: z.boolean(),
  toldAt: z.iso.datetime().nullable(),
}) satisfies z.ZodType<Notice>

const data = z.array(z.tuple([z.enum(kinds), notice]))
const file = z.object({ version: z.literal(1), data })

/** The format in a database. */
export const noticesFormat = { version: 1, schema: data }

/** Empty before the first notice and if unreadable: the owner then gets one mail more. */
export function noticesInFile(dataDir: string): NoticeState {
  const path = join(dataDir, 'notices.json')
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch(() => 'null')
      try {
        return new Map(file.parse(JSON.parse(text)).data)
      } catch {
        return new Map()
      }
    },
    note: notices => replaceDurably(path, JSON.stringify({ version: 1, data: [...notices] })),
  }
}

/** The state that several processes share, used by the leader. */
export async function noticesInDatabase(database: DatabasePlace['database']): Promise<NoticeState> {
  const shape = { ...noticesFormat, initial: () => [] }
  const store = await openStore<z.output<typeof data>>({ database, name: 'notices', ...shape })
  return {
    async read() {
      await store.refresh()
      return new Map(store.value)
    },
    async note(notices) {
      await store.change(all => {
        all.splice(0, all.length, ...notices)
      })
    },
  }
}
