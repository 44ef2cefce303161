import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { megabyte } from '../../../../web/base/units.ts'
import { CommandError } from '../../../base/command.ts'
import { isKept, isSafeName, type Label, label, labelName, sumsName } from './archive.ts'
import type { FileSink } from './file-sink.ts'

export interface ReadOptions {
  /** The maximum size of all files in bytes. */
  availableBytes: number
  /** Receives the files; without it they are only checked. */
  into?: FileSink
}

export interface BackupContent {
  label: Label
  /** The SHA-256 of each file in hex, by names such as `data/…` and `uploads/…`. */
  sums: Map<string, string>
  bytes: number
}

type Entry = AsyncIterable<Buffer> & { header: Header }

const mostText = 64 * megabyte

/**
 * Reads an archive completely and compares every checksum. It may be hostile: only regular files
 * with safe names are accepted, each name once, and no more bytes than fit.
 * @throws CommandError saying what is wrong with it
 */
export async function readBackup(from: Readable, options: ReadOptions): Promise<BackupContent> {
  const entries = extract()
  const unpacked = pipeline(from, createGunzip(), entries)
  try {
    const [content] = await Promise.all([readEntries(entries, options), unpacked])
    return content
  } catch (error) {
    entries.destroy()
    await unpacked.catch(() => undefined)
    throw error instanceof CommandError ? error : explain(error as NodeJS.ErrnoException)
  }
}

async function readEntries(entries: AsyncIterable<unknown>, { availableBytes, into }: ReadOptions) {
  const content: Omit<BackupContent, 'label'> = { sums: new Map(), bytes: 0 }
  let label: Label | undefined
  let labelSum = ''
  let listedSums: Map<string, string> | undefined
  for await (const entry of entries as AsyncIterable<Entry>) {
    const { name, size, type } = entry.header
    if (type !== 'file') throw refusal(`"${quotedName(name)}" is no plain file`)
    if (listedSums) throw refusal(`something follows behind ${sumsName}`)
    if (!label) {
      if (name !== labelName) throw refusal(`it does not begin with ${labelName}`)
      const text = await textOf(entry, 4096)
      label = readLabel(text)
      labelSum = createHash('sha256').update(text).digest('hex')
    } else if (name === sumsName) {
      listedSums = readSums(await textOf(entry, mostText))
    } else {
      if (!isSafeName(name)) throw refusal(`the name "${quotedName(name)}" is not allowed`)
      if (content.sums.has(name)) throw refusal(`"${name}" is in it twice`)
      // A file takes whole blocks on the disk.
      content.bytes += Math.ceil(size / 4096) * 4096
      if (content.bytes > availableBytes) throw noSpace(availableBytes)
      content.sums.set(name, await receive(entry, isKept(name) ? into : undefined))
    }
  }
  if (!label || !listedSums) throw refusal('it is not complete')
  compare(listedSums, new Map([[labelName, labelSum], ...content.sums]))
  await into?.finish()
  return { ...content, label }
}

/** Hands the file to `into`, if it is given, and resolves to its checksum. */
async function receive(entry: Entry, sink: FileSink | undefined): Promise<string> {
  const { name } = entry.header
  if (sink) return sink.take({ name, changedAt: changedAt(entry.header) }, entry)
  const hash = createHash('sha256')
  for await (const chunk of entry) hash.update(chunk)
  return hash.digest('hex')
}

/** Microseconds since 1970, which are part of a file's version. */
function changedAt({ mtime, pax }: Header): number {
  const exact = Number((pax as Record<string, string> | null | undefined)?.mtime)
  return Math.round((Number.isFinite(exact) ? exact : mtime.getTime() / 1000) * 1e6)
}

async function textOf(entry: Entry, maxBytes: number): Promise<string> {
  const { name, size } = entry.header
  if (size > maxBytes) throw refusal(`${name} is too long`)
  const chunks: Buffer[] = []
  for await (const chunk of entry) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function readLabel(text: string): Label {
  try {
    return label.parse(JSON.parse(text))
  } catch {
    throw refusal('it is of a kind that this release does not know')
  }
}

function readSums(text: string): Map<string, string> {
  const lines = text.split('\n').filter(Boolean)
  return new Map(
    lines.map(line => {
      const [, sum = '', name = ''] = /^([\da-f]{64}) {2}(.+)$/.exec(line) ?? []
      if (!sum) throw refusal(`${sumsName} cannot be read`)
      return [name, sum]
    }),
  )
}

function compare(listedSums: Map<string, string>, actual: Map<string, string>): void {
  for (const [name, sum] of actual) {
    if (listedSums.get(name) !== sum) throw refusal(`"${name}" is not as it was backed up`)
  }
  for (const name of listedSums.keys()) if (!actual.has(name)) throw refusal(`"${name}" is missing`)
}

const refusal = (reason: string) => new CommandError(`This backup cannot be used: ${reason}.`)

const noSpace = (availableBytes: number) =>
  new CommandError(
    `There is no room for this backup: ${Math.floor(availableBytes / megabyte)} MB may be used.`,
  )

const quotedName = (name: string) => JSON.stringify(name.slice(0, 200)).slice(1, -1)

function explain(error: NodeJS.ErrnoException): Error {
  const { code = '', message } = error
  const isUnreadable = code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE'
  const isNoTar = /Invalid|Unexpected end|max size/.test(message)
  if (isUnreadable || isNoTar) return refusal(`it is damaged or no backup (${message})`)
  if (code === 'ENOTDIR' || code === 'EEXIST') return refusal('a file stands where a folder should')
  if (code === 'ENOSPC') return new CommandError('The disk is full. Nothing was changed.')
  return code ? new CommandError(`The backup cannot be read or unpacked: ${message}.`) : error
}
