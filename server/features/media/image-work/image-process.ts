/** The program that decodes and encodes images for the server that started it, and ends with it. */
import { rm } from 'node:fs/promises'
import { endWithServer } from '../../../base/child-processes/end-with-server.ts'
import { AppError } from '../../../base/errors.ts'
import { sharp } from '../../../base/sharp.ts'
import { makeUprightJpeg } from '../checks/image.ts'
import { encodeDerivatives } from './encode-derivatives.ts'
import type { FileJob, Job, PictureJob, Reply, Request } from './jobs.ts'
import { shareDrawing, sharePhoto } from './share-image.ts'

process.on('message', ({ id, job }: Request) => work(id, job).then(reply))
endWithServer()

async function work(id: number, job: Job): Promise<Reply> {
  try {
    const picture = await perform(job)
    return { id, picture: picture?.toString('base64') }
  } catch (error) {
    if (error instanceof AppError) return { id, refused: error.message }
    const { message, code } = error as NodeJS.ErrnoException
    return { id, fault: { message, code } }
  }
}

async function perform(job: Job): Promise<Buffer | undefined> {
  if (job.kind === 'icon') return icon(job)
  if (job.kind === 'logo') return logo(job)
  if (job.kind === 'share-photo') return sharePhoto(job)
  if (job.kind === 'share-drawing') return shareDrawing(job)
  if (job.kind === 'derivatives') await encodeDerivatives(job)
  else await writeUprightJpeg(job)
  return undefined
}

const icon = ({ svg, pixels }: PictureJob & { kind: 'icon' }) =>
  sharp(Buffer.from(svg)).resize(pixels, pixels).png().toBuffer()

/** Of at most 4000 by 4000 pixels, and without anything else that the file had in it. */
const logo = ({ source, pixels }: PictureJob & { kind: 'logo' }) =>
  sharp(Buffer.from(source, 'base64'), { limitInputPixels: 16e6 })
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

async function writeUprightJpeg(job: FileJob & { kind: 'upright-jpeg' }): Promise<void> {
  // A process that died during this job may have left a partial file.
  await rm(job.target, { force: true })
  await makeUprightJpeg(job.source, job.target)
}

/** The server may have gone in the meantime. */
function reply(answer: Reply): void {
  if (process.connected) process.send?.(answer)
}
