import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { ignoreMissing } from '../../../base/disk/stored-file.ts'
import { notGood, notReadable } from '../../../storage/envelope.ts'
import { byName } from '../../../storage/monthly/order.ts'
import { NOTE } from '../stores/noted-formats.ts'
import type { RowPart, ValuePart } from './installation.ts'
import { byCode } from './installation.ts'

/** Folders that have a value in each of their files. */
export const valueFolders = ['pages', 'page-versions'] as const

/**
 * The values of a volume that an installation does not have: they are written anew, or belong to
 * this volume alone.
 */
const ofVolume = new Set(['release', 'last-backup', 'slot-details', NOTE])

/** Values without a version of their shape. */
const plain = new Set(['demo-files'])

/** Values that the site does without where they cannot be read. */
const replaceable = new Set(['notices'])

/** The values below a data folder, pages and their versions included, by name. */
export async function* valuesOnDisk(dataDir: string): AsyncGenerator<ValuePart> {
  const names = (await namesIn(dataDir, valueName)).filter(name => !ofVolume.has(name))
  for (const folder of valueFolders) {
    const inner = await namesIn(join(dataDir, folder), valueName)
    names.push(...inner.map(name => `${folder}/${name}`))
  }
  for (const name of names.sort(byCode)) {
    const file = join(dataDir, `${name}.json`)
    const stored = await parsed(file)
    const { data: opened } = envelope.safeParse(stored)
    if (opened) yield { name, shape: opened.version, data: opened.data }
    else if (plain.has(name)) yield { name, shape: 0, data: stored }
    else if (!replaceable.has(name)) throw notGood(file, 'it does not say its version')
  }
}

/** The rows below a data folder, by store and month, in the order of their files. */
export async function* rowsOnDisk(dataDir: string): AsyncGenerator<RowPart> {
  const entries = await readdir(dataDir, { withFileTypes: true })
  const folders = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  for (const store of folders.filter(name => !isValueFolder(name)).sort(byCode)) {
    const names = await namesIn(join(dataDir, store), segmentName)
    for (const name of names.sort(byName)) {
      const file = join(dataDir, store, `${name}.json`)
      const { data: opened } = rowsFile.safeParse(await parsed(file))
      if (!opened) throw notGood(file, 'it has no rows')
      for (const row of opened.data) yield { store, shape: opened.version, row }
    }
  }
}

const isValueFolder = (name: string) => valueFolders.some(folder => folder === name)

const envelope = z.strictObject({ version: z.int().positive(), data: z.unknown() })

/** Rows are unchecked here: their fields are checked where their store opens them. */
const rowsFile = z.strictObject({
  version: z.int().positive(),
  data: z.array(z.custom<RowPart['row']>(row => identified.safeParse(row).success)),
})

const identified = z.looseObject({ id: z.uuid(), createdAt: z.iso.datetime() })

const valueName = /^([a-z0-9-]+)\.json$/
const segmentName = /^(\d{4}-\d{2}-[1-9]\d*)\.json$/

async function namesIn(folder: string, name: RegExp): Promise<string[]> {
  const entries = (await readdir(folder).catch(ignoreMissing)) ?? []
  return entries.flatMap(file => name.exec(file)?.[1] ?? [])
}

async function parsed(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw notReadable(file, error)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw notGood(file, (error as Error).message)
  }
}
