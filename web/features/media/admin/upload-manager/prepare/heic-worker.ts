/**
 * A program of its own, beside the page: it decodes one HEIC picture and answers with it. Its response
 * alone may compile WebAssembly, and it may reach nothing, this site neither: see server/base/assets.ts.
 */
import createDecoder from 'libheif-js/libheif-wasm/libheif.js'
import { isDisplayP3, toSrgb } from './display-p3.ts'

export interface HeicOrder {
  photo: Blob
  /** The decoder, as WebAssembly. */
  program: ArrayBuffer
}

/**
 * The picture, upright; or the failure: the decoder does not run here, or cannot read the picture.
 */
export type HeicAnswer = { bitmap: ImageBitmap } | { failed: 'loading' | 'decoding' }

/** The server takes no more either. */
const mostPixels = 50e6

addEventListener('message', async ({ data }: MessageEvent<HeicOrder>) => {
  const answer = await answerTo(data)
  postMessage(answer, { transfer: 'bitmap' in answer ? [answer.bitmap] : [] })
})

async function answerTo({ photo, program }: HeicOrder): Promise<HeicAnswer> {
  const loaded = await load(program).catch(() => undefined)
  if (!loaded) return { failed: 'loading' }
  try {
    return { bitmap: await decode(loaded, new Uint8Array(await photo.arrayBuffer())) }
  } catch {
    return { failed: 'decoding' }
  }
}

const load = async (program: ArrayBuffer) => createDecoder({ wasmBinary: program })

type Decoder = Awaited<ReturnType<typeof load>>

/** The picture is turned and mirrored as the file demands; the format ignores its Exif. */
async function decode(decoder: Decoder, bytes: Uint8Array): Promise<ImageBitmap> {
  const context = decoder.heif_context_alloc()
  const { code } = decoder.heif_context_read_from_memory(context, bytes)
  if (code !== decoder.heif_error_code.heif_error_Ok) throw new Error('no HEIF file')
  const handle = decoder.heif_js_context_get_primary_image_handle(context)
  const [stored, high] = [
    decoder.heif_image_handle_get_width(handle),
    decoder.heif_image_handle_get_height(handle),
  ]
  if (stored * high > mostPixels) throw new Error('too many pixels')
  const decoded = await decoder.heif_js_decode_image2(
    handle,
    decoder.heif_colorspace.heif_colorspace_RGB,
    decoder.heif_chroma.heif_chroma_interleaved_RGBA,
  )
  // The channels are interleaved in one.
  const { data, width, height, stride }: Channel = decoded.channels[0]
  const pixels = new ImageData(width, height)
  for (let row = 0; row < height; row++) {
    pixels.data.set(data.subarray(row * stride, row * stride + width * 4), row * width * 4)
  }
  if (isDisplayP3(bytes)) toSrgb(pixels.data)
  return createImageBitmap(pixels)
}

interface Channel {
  data: Uint8Array
  width: number
  height: number
  /** Bytes of a row. */
  stride: number
}
