import { settings } from '../../../../../admin/settings.ts'
import { megabyte } from '../../../../../base/units.ts'
import { RejectedError } from '../sending/faults.ts'
import type { HeicAnswer, HeicOrder } from './heic-worker.ts'

/** A photo of 24 megapixels takes some seconds, and half a gigabyte. */
const longest = 120_000

/** A photo of 48 megapixels has a tenth of it. */
const mostBytes = 64 * megabyte

let turn: Promise<unknown> = Promise.resolve()

/**
 * Decodes photos one at a time, each in a worker that ends with it: its memory would never shrink. The
 * worker is given all that it needs, since it may reach nothing.
 * @throws RejectedError where the photo cannot be read; Error where the decoder could not be loaded
 */
export function decodeHeic(photo: Blob): Promise<ImageBitmap> {
  if (photo.size > mostBytes) return Promise.reject(new RejectedError(unreadable, true))
  const decoded = turn.then(() => decodeInWorker(photo))
  turn = decoded.catch(() => undefined)
  return decoded
}

async function decodeInWorker(photo: Blob): Promise<ImageBitmap> {
  const program = await fetchProgram().catch(() => {
    throw new Error(notLoaded)
  })
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
    worker.postMessage({ photo, program } satisfies HeicOrder, [program])
  }).finally(() => worker.terminate())
}

async function fetchProgram(): Promise<ArrayBuffer> {
  // Node, which runs tests of this area, would take the address for a module.
  const { default: address } = await import('libheif-js/libheif-wasm/libheif.wasm')
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.arrayBuffer()
}

const unreadable =
  'This HEIC photo cannot be read here: send it to yourself in WhatsApp as a photo and use the one ' +
  'that arrives, which is a JPEG'

const notLoaded =
  'What reads HEIC photos could not be loaded. Try again when you are connected, or use the photo as JPEG'
