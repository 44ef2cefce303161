import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { StartError } from '../base/start-error.ts'
import { deepFreeze } from './apply-changes.ts'
import { previousOf } from './durable-file.ts'
import type { Envelope, FilePlace, StoreShape } from './store-options.ts'

const envelope = z.strictObject({ version: z.int().positive(), data: z.unknown() })

/**
 * The validated data from a store's file, or the initial data where there has never been a file
 * (`stored` is null); frozen.
 * @throws StartError naming the file and how to restore it
 */
export function openEnvelope<T>(stored: unknown, options: FilePlace & StoreShape<T>): T {
  const { file, schema, initial } = options
  if (stored !== null) return deepFreeze(dataOf(stored, options))
  if (existsSync(previousOf(file))) throw notGood(file, 'it is missing')
  return deepFreeze(schema.parse(initial()))
}

/**
 * The data in the current version, validated by its schema.
 * @throws StartError naming the file and how to restore it
 */
export function dataOf<T>(
  stored: unknown,
  { file, version, schema, migrate }: Pick<FilePlace, 'file'> & Omit<StoreShape<T>, 'initial'>,
): T {
  const { data: opened, error: fault } = envelope.safeParse(stored)
  if (fault) throw notGood(file, faultsOf(fault))
  if (opened.version > version) throw tooNew(file, opened.version, version)
  const data = opened.version < version && migrate ? migrated(opened) : opened.data
  const { data: value, error } = schema.safeParse(data)
  if (error) throw notGood(file, faultsOf(error))
  return value

  /** Migrations assume valid data of the earlier version. */
  function migrated({ data, version: from }: Envelope): unknown {
    try {
      return migrate?.(data, from)
    } catch (fault) {
      // A migration may read another file, whose fault has a StartError of its own.
      if (fault instanceof StartError) throw fault
      throw notGood(file, (fault as Error).message)
    }
  }
}

/** A file that exists, or existed, and must not be used; the message says how to restore it. */
export class DamagedFile extends StartError {
  constructor(
    message: string,
    readonly file: string,
    readonly why: string,
  ) {
    super(message)
  }
}

export function notGood(file: string, reason: string): DamagedFile {
  const previous = previousOf(file)
  const wayBack = existsSync(previous)
    ? `To go back to its copy from before the last change: cp "${previous}" "${file}"`
    : 'Restore it from a backup, or move it away to start without its data.'
  const message = `${file} cannot be used: ${reason}. Nothing was changed. ${wayBack}`
  return new DamagedFile(message, file, reason)
}

/** The file cannot be read at all, or not by this user: its content is unknown. */
export function notReadable(file: string, { code, message }: NodeJS.ErrnoException): StartError {
  const user = `${process.getuid?.()}:${process.getgid?.()}`
  const cure = code === 'EACCES' ? ` As root: chown -R ${user} ${dirname(file)}` : ''
  return new StartError(`${file} cannot be read: ${message}. Nothing was changed.${cure}`)
}

function tooNew(file: string, version: number, newest: number): StartError {
  return new StartError(
    `${file} was written by a newer release (version ${version}; this one knows ${newest}). ` +
      'Nothing was changed. Start the newer release, or restore a backup of this one.',
  )
}

/** Formats faults in one line: where and what. */
function faultsOf(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ')
}
