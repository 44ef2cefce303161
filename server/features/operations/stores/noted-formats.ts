import { join } from 'node:path'
import * as z from 'zod'
import { build, release } from '../../../base/release.ts'
import { StartError } from '../../../base/start-error.ts'
import { readText, replaceDurably } from '../../../storage/durable-file.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { Database } from '../../../storage/postgres/database.ts'
import { versions } from './formats.ts'

/** The newest formats that the data may have: those of the newest release that has opened them. */
const noteSchema = z.object({
  release: z.string(),
  /** Both are missing where a release opened the data that noted its number alone. */
  build: z.string().optional(),
  /** Versions by the name of the store. */
  formats: z.record(z.string(), z.int()).optional(),
})

export type Note = z.output<typeof noteSchema>

/** The place of a site's data: a folder, or the database of several processes. */
export interface DataPlace {
  dataDir: string
  database?: Database | undefined
}

const fileIn = (dataDir: string) => join(dataDir, 'release.json')

/** Undefined where no release has noted anything, or it cannot be read. */
export async function readNote({ dataDir, database }: DataPlace): Promise<Note | undefined> {
  if (database) return (await openNote(database)).value.note
  const text = await readText(fileIn(dataDir))
  try {
    return noteSchema.parse(JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}

/** Call once the stores are open. In a database, a newer note of another process stays. */
export async function noteFormats(place: DataPlace, supported = versions): Promise<void> {
  const next = { release, build, formats: { ...supported } }
  if (!isOlder(await readNote(place), supported)) return
  if (!place.database) return replaceDurably(fileIn(place.dataDir), JSON.stringify(next))
  const store = await openNote(place.database)
  await store.change(draft => {
    if (!newerIn(draft.note, supported)) draft.note = next
  })
}

/** Tells whether opening the data changes their formats. */
export const isOlder = (note: Note | undefined, supported = versions): boolean =>
  Object.entries(supported).some(([name, version]) => note?.formats?.[name] !== version)

/** @throws StartError where a newer release has opened the data, of which this one would read a part as missing */
export function ensureNotNewer(note: Note | undefined, where: string, supported = versions): void {
  const newer = newerIn(note, supported)
  if (!newer) return
  const by = [note?.release, note?.build && `build ${note.build}`].filter(Boolean).join(', ')
  throw new StartError(
    `The data in ${where} were changed by a newer release (${by}; "${newer}" is newer than this one knows). ` +
      'Nothing was changed. Start that release, or restore the backup from before it: docs/owner.md, Updates.',
  )
}

const newerIn = (note: Note | undefined, supported: Readonly<Record<string, number>>) =>
  Object.entries(note?.formats ?? {}).find(
    ([name, version]) => version > (supported[name] ?? 0),
  )?.[0]

/** The note is a value of its own in the database, which no archive has: each place has its own. */
export const NOTE = 'formats'

const openNote = (database: Database) =>
  openStore<{ note?: Note | undefined }>({
    database,
    name: NOTE,
    version: 1,
    schema: z.object({ note: noteSchema.optional() }),
    initial: () => ({}),
  })
