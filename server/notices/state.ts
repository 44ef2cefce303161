import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { replaceDurably } from '../store/durable-file.ts'
import { type Kind, kinds, type Notice } from './rule.ts'

const notice = z.object({
  state: z.enum(['wrong', 'well', 'quiet']),
  why: z.string(),
  since: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  isTold: z.boolean(),
  toldAt: z.iso.datetime().nullable(),
}) satisfies z.ZodType<Notice>

const file = z.object({ version: z.literal(1), data: z.array(z.tuple([z.enum(kinds), notice])) })

const fileIn = (dataDir: string) => join(dataDir, 'notices.json')

/** Empty before the first notice and if unreadable: the owner then gets one mail more. */
export async function readNotices(dataDir: string): Promise<Map<Kind, Notice>> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => 'null')
  try {
    return new Map(file.parse(JSON.parse(text)).data)
  } catch {
    return new Map()
  }
}

export async function noteNotices(dataDir: string, notices: ReadonlyMap<Kind, Notice>) {
  await replaceDurably(fileIn(dataDir), JSON.stringify({ version: 1, data: [...notices] }))
}
