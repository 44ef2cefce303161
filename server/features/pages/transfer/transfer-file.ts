import { open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { badRequest, unavailable } from '../../../base/errors.ts'
import { writeDurably } from '../../../storage/durable-file.ts'
import { MOST_BYTES } from './parse-export.ts'

/**
 * Reads a file of exported pages.
 * @throws AppError 400 where it is none, or cannot be read
 */
export async function readTransferFile(file: string): Promise<string> {
  // Opened once, so that what was measured is what is read; a pipe would wait for its other end.
  const found = await stat(file).catch(error => {
    throw notReadable(file, error)
  })
  if (!found.isFile()) throw badRequest(`${file} is no file`)
  if (found.size > MOST_BYTES) throw badRequest(`${file} has more than 16 MB`)
  const handle = await open(file).catch(error => {
    throw notReadable(file, error)
  })
  try {
    const bytes = Buffer.alloc(MOST_BYTES)
    const { bytesRead } = await handle.read(bytes, 0, MOST_BYTES, 0)
    return bytes.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Writes it whole or not at all; a former file of that name stays until then. */
export async function writeTransferFile(
  file: string,
  text: string,
  folders: readonly string[],
): Promise<void> {
  if (folders.some(folder => file.startsWith(`${folder}/`))) throw badRequest(INSIDE)
  const found = await stat(file).catch(() => undefined)
  if (found && !found.isFile()) throw badRequest(`${file} is no file. Name one in it.`)
  await writeDurably(file, text).catch(error => {
    throw notWritten(file, error)
  })
}

const INSIDE = 'Name a file outside of DATA_DIR and UPLOADS_DIR, such as /backups/pages.json'

/** The site's process reads and writes it: in a container, that has to see it. */
const SEEN = 'The site itself reads and writes it: in a container, name a place of its volumes.'

function notReadable(file: string, { code, message }: NodeJS.ErrnoException) {
  if (code === 'ENOENT') return badRequest(`There is no file ${file}. ${SEEN}`)
  return badRequest(`${file} cannot be read: ${message}. ${SEEN}`)
}

function notWritten(file: string, cause: NodeJS.ErrnoException) {
  if (cause.code === 'ENOENT') return badRequest(`There is no folder ${dirname(file)}. ${SEEN}`)
  const message = `${file} is not written: ${cause.message}. ${SEEN}`
  return cause.code === 'ENOSPC' ? unavailable('The disk is full', cause) : badRequest(message)
}
