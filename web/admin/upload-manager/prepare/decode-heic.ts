import { settings } from '../../settings.ts'
import { RejectedError } from '../sending/faults.ts'
import type { HeicAnswer } from './heic-worker.ts'

/** A photo of 24 megapixels takes some seconds, and half a gigabyte. */
const longest = 120_000

let turn: Promise<unknown> = Promise.resolve()

/**
 * Decodes photos one at a time, each in a worker that ends with it: its memory would never shrink.
 * @throws RejectedError where the photo cannot be read; Error where the decoder could not be loaded
 */
export function decodeHeic(photo: Blob): Promise<ImageBitmap> {
  const decoded = turn.then(() => decodeInWorker(photo))
  turn = decoded.catch(() => undefined)
  return decoded
}

function decodeInWorker(photo: Blob): Promise<ImageBitmap> {
  const worker = new Worker(settings.heicDecoder)
  return new Promise<ImageBitmap>((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new RejectedError(unreadable, true)), longest)
    worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => {
      clearTimeout(tooLate)
      if ('bitmap' in data) resolve(data.bitmap)
      else if (data.failed === 'loading') reject(new Error(notLoaded))
      else reject(new RejectedError(unreadable, true))
    }
    worker.onerror = () => {
      clearTimeout(tooLate)
      reject(new Error(notLoaded))
    }
    worker.postMessage(photo)
  }).finally(() => worker.terminate())
}

const unreadable =
  'This HEIC photo cannot be read here: send it to yourself in WhatsApp as a photo and use the one ' +
  'that arrives, which is a JPEG'

const notLoaded =
  'What reads HEIC photos could not be loaded. Try again when you are connected, or use the photo as JPEG'
