import type { ChosenFile } from './chosen-file.ts'
import { recogniseAll } from './recognise.ts'
import { BadZip } from './zip-directory.ts'
import { filesInZip } from './zip-files.ts'

const GB = 1024 ** 3

/**
 * The limits of one archive, with all archives in it. A person's photos are far from them; an
 * archive that is made to fill a computer is stopped before it is unpacked.
 */
export const archiveLimits = { depth: 3, files: 5000, bytes: 20 * GB, unpackedArchives: GB }

export type ArchiveLimits = typeof archiveLimits

/**
 * Replaces archives by the files in them, with their formats, in folders of the archives' names. An
 * archive that cannot be opened stays, with the reason.
 */
export async function openArchives(
  files: readonly ChosenFile[],
  limits: ArchiveLimits = archiveLimits,
): Promise<ChosenFile[]> {
  const opened = await Promise.all(
    (await recogniseAll(files)).map(file =>
      file.format === 'ZIP' ? openOutermost(file, { ...limits }) : [file],
    ),
  )
  return opened.flat()
}

/** An excess in an inner archive is reported for the outermost: that is the person's file. */
class TooMuch extends BadZip {}

async function openOutermost(zip: ChosenFile, rest: ArchiveLimits): Promise<ChosenFile[]> {
  try {
    return await open(zip, rest, 1)
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error
    return [{ ...zip, fault: error.message }]
  }
}

/** @param rest what may still be taken of the limits */
async function open(zip: ChosenFile, rest: ArchiveLimits, depth: number): Promise<ChosenFile[]> {
  if (depth > rest.depth)
    throw new TooMuch(`ZIPs lie in each other more than ${rest.depth} deep${instead}`)
  if (depth > 1) rest.unpackedArchives -= zip.size
  if (rest.unpackedArchives < 0)
    throw new TooMuch(`The ZIPs in it are too large to be opened here${instead}`)
  let entries: ChosenFile[]
  try {
    entries = await filesInZip(await zip.read())
  } catch (error) {
    return [{ ...zip, fault: error instanceof Error ? error.message : String(error) }]
  }
  if (entries.length === 0) return [{ ...zip, fault: 'There is nothing in this ZIP' }]
  if (entries.some(({ path }) => ofDocuments.test(path))) return [zip]
  spend(rest, entries)
  const folder = zip.path.replace(/\.zip$/i, '')
  const inFolder = entries.map(entry => ({ ...entry, path: `${folder}/${entry.path}` }))
  const opened: ChosenFile[] = []
  for (const file of await recogniseAll(inFolder)) {
    if (file.format === 'ZIP') opened.push(...(await open(file, rest, depth + 1)))
    else opened.push(file)
  }
  return opened
}

function spend(rest: ArchiveLimits, entries: readonly ChosenFile[]): void {
  rest.files -= entries.length
  rest.bytes -= entries.reduce((sum, { size }) => sum + size, 0)
  if (rest.files < 0) throw new TooMuch(`There are too many files in this ZIP${instead}`)
  if (rest.bytes < 0) throw new TooMuch(`What is in this ZIP would fill the disk${instead}`)
}

const instead = ': unpack it and drop its folder, or a part of it'

/** These files tell an office document, which is an archive too, from one of photos. */
const ofDocuments = /^(\[Content_Types\]\.xml|mimetype|META-INF\/.*|Index\/.*\.iwa)$/
