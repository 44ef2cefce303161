import { Readable } from 'node:stream'
import { megabyte } from '../../../../web/base/units.ts'
import { binFolder } from '../../../storage/bin/bin.ts'
import { fileText } from '../../../storage/monthly/file-text.ts'
import { bytesOf } from '../../../storage/monthly/order.ts'
import type { Installation, RowPart, UploadPart, ValuePart } from './installation.ts'
import { fingerprintName } from './uploads-on-disk.ts'

/** A file of an installation as a volume has it, and an archive. */
export interface InstallationFile {
  /** A name such as `data/menu.json` or `uploads/home/card-1.jpg`. */
  name: string
  bytes: number
  /** Microseconds since 1970; undefined where nothing depends on it. */
  changedAt?: number
  /** SHA-256 in hex, where it is known before the bytes are read. */
  sha256?: string
  open(): Promise<Readable>
}

/** Yields any installation as the files of a volume, one after the other. */
export async function* filesOf(installation: Installation): AsyncGenerator<InstallationFile> {
  for await (const value of installation.values()) yield valueFile(value)
  yield* rowFiles(installation.rows())
  // Records of uploads are removed with their files, see migrate-upload-fingerprints.ts.
  yield textFile('data/media/sources.json', JSON.stringify({ version: 2 }))
  for await (const upload of installation.uploads()) {
    const { path, fingerprint } = upload
    if (fingerprint) yield textFile(`data/${fingerprintName(path)}`, JSON.stringify(fingerprint))
    yield uploadFile(upload)
  }
  for await (const { entry, files } of installation.bin()) {
    yield textFile(`uploads/${binFolder}/${entry.id}/entry.json`, JSON.stringify(entry))
    for (const file of files) yield uploadFile(file)
  }
}

function valueFile({ name, shape, data }: ValuePart): InstallationFile {
  return textFile(
    `data/${name}.json`,
    JSON.stringify(shape === 0 ? data : { version: shape, data }),
  )
}

/** Splits rows like the store of rows; a file has rows of one shape. */
async function* rowFiles(rows: AsyncIterable<RowPart>): AsyncGenerator<InstallationFile> {
  let batch: RowPart[] = []
  let bytes = 0
  let number = 1
  for await (const part of rows) {
    const [first] = batch
    const size = bytesOf(part.row)
    const isOther = first && placeOf(first) !== placeOf(part)
    if (first && (isOther || first.shape !== part.shape || bytes + size > megabyte)) {
      yield rowsFile(batch, number)
      number = isOther ? 1 : number + 1
      batch = []
      bytes = 0
    }
    batch.push(part)
    bytes += size
  }
  if (batch.length > 0) yield rowsFile(batch, number)
}

/** The beginning of the names of its files: `inquiries/2026-11`. */
const placeOf = ({ store, row }: RowPart) => `${store}/${row.createdAt.slice(0, 7)}`

function rowsFile(batch: readonly RowPart[], number: number): InstallationFile {
  const [first] = batch as [RowPart]
  const text = fileText(first.shape)(batch.map(({ row }) => row))
  return textFile(`data/${placeOf(first)}-${number}.json`, text)
}

const uploadFile = ({ path, ...file }: UploadPart): InstallationFile => ({
  name: `uploads/${path}`,
  ...file,
})

function textFile(name: string, text: string | Buffer): InstallationFile {
  const bytes = Buffer.from(text)
  return { name, bytes: bytes.length, open: async () => Readable.from([bytes]) }
}
