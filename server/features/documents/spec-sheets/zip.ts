import { PassThrough, type Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'

export interface ZippedFile {
  name: string
  read(): Promise<Buffer>
}

/**
 * A ZIP archive, file by file as it is read: none waits in memory for the others. PDF is compressed
 * already. A file that cannot be read ends the stream with the error.
 */
export function zipOf(files: readonly ZippedFile[], modifiedAt: Date): Readable {
  const out = new PassThrough()
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error)
    else out.write(chunk)
    if (isLast) out.end()
  })
  const add = async () => {
    for (const { name, read } of files) {
      const bytes = await read()
      const entry = new ZipPassThrough(name)
      entry.mtime = modifiedAt
      zip.add(entry)
      entry.push(bytes, true)
      if (out.writableNeedDrain) await drained(out)
      if (out.destroyed) return
    }
    zip.end()
  }
  add().catch(error => out.destroy(error))
  return out
}

const drained = (out: PassThrough) =>
  new Promise<void>(resolve => {
    for (const event of ['drain', 'close']) out.once(event, resolve)
  })
