import { rm } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Context } from 'koa'
import { kilobyte, megabyte } from '../../../../web/base/units.ts'
import { badRequest, unsupportedType } from '../../../base/errors.ts'
import { bodyReader } from '../../../base/http/body-reader.ts'
import { chosenIn } from './chosen-in.ts'
import { exclusively } from './incoming.ts'
import { allowLongUpload } from './long-upload.ts'
import { fileTooLarge, type Receiver } from './receive.ts'
import { ReservedFile } from './reserved-file.ts'
import type { Reservation } from './space-reservations.ts'
import type { Source } from './upload-fingerprints.ts'

export interface Upload {
  /** A complete temporary file, removed after `use`. */
  file: string
  targetPath: string
  fileName: string
  /** The version of the slot that the sender has seen, '' for an empty one. */
  ifVersion?: string | undefined
  /** The file that was chosen, where another one was made of it. */
  chosen?: Source['chosen']
  /** A poster that the browser took from the video, not a file of the administrator's. */
  isFromVideo: boolean
}

/** Allowance for the form's fields and boundaries around the file. */
const overhead = 16 * kilobyte

/** Reserved at a time for a body of unknown length. */
const step = megabyte

/**
 * Streams the form's file to a temporary file and passes it to `use`. No temporary file is left in
 * any case, also when the client disconnects.
 */
export async function withUpload<R>(
  ctx: Context,
  receiver: Receiver,
  use: (upload: Upload) => Promise<R>,
): Promise<R> {
  if (!ctx.is('multipart/form-data')) throw unsupportedType('Send the file as multipart/form-data')
  allowLongUpload(ctx)
  const { length } = ctx.request
  receiver.ensureSize(Math.max(0, (length ?? 0) - overhead))
  const reservation = await receiver.reserveSpace(length ?? 0)
  const files = temporaryFiles(receiver, reservation, length ?? 0)
  try {
    await parse(ctx, receiver.maxBytes, files.create)
    // The parser accepts a file whose last bytes failed.
    for (const { errored } of files.written) if (errored) throw errored
    return await use(readForm(ctx, files.written))
  } finally {
    await files.discard().finally(reservation.release)
  }
}

/** Tracks the files, since the parser forgets them when it fails early. */
function temporaryFiles(receiver: Receiver, reservation: Reservation, length: number) {
  const written: ReservedFile[] = []
  let isOver = false
  let granted = length

  /** A body of unknown length reserves space as it grows. */
  async function before(bytes: number, file: ReservedFile): Promise<void> {
    if (bytes <= granted) return
    await reservation.grow(bytes + step, () => file.empty())
    granted = bytes + step
  }

  return {
    written,
    create(): Writable {
      if (isOver) return new Writable({ write: (_chunk, _encoding, done) => done() })
      const path = receiver.temporaryFile()
      const stream = new ReservedFile({ path, reservation, before, ...exclusively })
      written.push(stream)
      return stream
    },
    async discard() {
      isOver = true
      for (const stream of written) {
        // A stream that is still opening would create its file after the removal.
        const closed = finished(stream).catch(() => undefined)
        stream.destroy()
        await closed
        await rm(stream.path, { force: true })
      }
    },
  }
}

async function parse(ctx: Context, maxBytes: number, create: () => Writable): Promise<void> {
  const read = bodyReader({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      maxFiles: 1,
      maxFileSize: maxBytes,
      maxTotalFileSize: maxBytes,
      maxFields: 10,
      maxFieldsSize: overhead,
      // An empty file gets the same error as in other uploads.
      allowEmptyFiles: true,
      minFileSize: 0,
      filter: ({ name }) => name === 'file',
      fileWriteStreamHandler: create,
    },
  })
  await read(ctx).catch((error: { code?: unknown }) => {
    if (error.code === tooManyBytes) throw fileTooLarge(maxBytes)
    if (error.code === tooManyFiles) throw badRequest('Send one file at a time')
    throw error
  })
}

/** formidable's error codes: maxTotalFileSize, which is counted while bytes arrive. */
const tooManyBytes = 1009
const tooManyFiles = 1015

function readForm(ctx: Context, [stream]: ReservedFile[]): Upload {
  const fields = (ctx.request.body ?? {}) as Record<string, unknown>
  const { targetPath = '', fileName, ifVersion } = fields
  if (!stream) throw badRequest('The field "file" is missing', { file: 'Choose a file' })
  if (typeof targetPath !== 'string' || typeof fileName !== 'string') {
    throw badRequest('The fields "targetPath" and "fileName" name the place of the file')
  }
  if (ifVersion !== undefined && typeof ifVersion !== 'string') {
    throw badRequest('The field "ifVersion" is the version of the place, once')
  }
  const isFromVideo = fields.isFromVideo === 'true'
  return {
    file: stream.path,
    targetPath,
    fileName,
    ifVersion,
    isFromVideo,
    chosen: chosenIn(fields),
  }
}
