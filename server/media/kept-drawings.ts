import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface KeptDrawings {
  /** `key` names the drawing and its version; `draw` is called when it is not kept. */
  get(key: string, encoding: Encoding, draw: Draw): Promise<Buffer>
}

type Draw = () => string | Promise<string>

export type Encoding = 'br' | 'gzip' | 'identity'

/** Compressed drawings, up to `mostBytes` in all; those not asked for the longest go first. */
export function keepDrawings(mostBytes = 32 * 1024 * 1024): KeptDrawings {
  const kept = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function keep(id: string, drawing: Buffer): void {
    kept.set(id, drawing)
    bytes += drawing.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= length
    }
  }

  async function make(id: string, encoding: Encoding, draw: Draw): Promise<Buffer> {
    const drawing = await compress[encoding](Buffer.from(await draw()))
    keep(id, drawing)
    return drawing
  }

  return {
    async get(key, encoding, draw) {
      const id = `${encoding} ${key}`
      const drawing = kept.get(id)
      if (drawing) {
        // A map lists its entries in the order of their setting: the newest use is now the last.
        kept.delete(id)
        kept.set(id, drawing)
        return drawing
      }
      const making = underWay.get(id) ?? make(id, encoding, draw)
      underWay.set(id, making)
      return making.finally(() => underWay.delete(id))
    },
  }
}

const brotli = promisify<Buffer, object, Buffer>(brotliCompress)
const zip = promisify<Buffer, object, Buffer>(gzip)

/** How a drawing is packed for the wire. */
export const compress: Record<Encoding, (svg: Buffer) => Promise<Buffer>> = {
  // Beyond 6 brotli takes several times as long for a few percent.
  br: svg =>
    brotli(svg, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: svg.length,
      },
    }),
  gzip: svg => zip(svg, { level: 6 }),
  identity: async svg => svg,
}
