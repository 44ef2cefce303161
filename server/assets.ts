import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Middleware } from 'koa'
import * as z from 'zod'
import { codingFor, etagOf } from './http/compress.ts'

const manifestSchema = z.strictObject({
  script: z.string(),
  /** Chunks that the script imports statically. */
  preload: z.array(z.string()),
  /** The chunks of each module below web/sections that few pages need. */
  lazy: z.record(z.string(), z.array(z.string())),
  /** The styles of all sections, for pages opened without a reload. */
  stylesheet: z.string(),
  /** The styles for print, which do not block rendering. */
  printStylesheet: z.string(),
  fonts: z.array(z.string()),
  /** The admin area, which shares only the fonts with the pages. */
  admin: z.strictObject({
    script: z.string(),
    preload: z.array(z.string()),
    stylesheet: z.string(),
  }),
  /** CSS texts: `page`, inlined in every page, one for each kind of section, and `slides`. */
  styles: z.record(z.string(), z.string()),
})

/** The output of build.ts, for the pages to refer to. */
export type Manifest = z.infer<typeof manifestSchema>

interface Asset {
  type: string
  version: string
  body: Buffer
  br?: Buffer
  gzip?: Buffer
}

export interface Assets {
  manifest: Manifest
  /** By URL path, such as `/assets/entry-browser-ABC.js`. */
  files: ReadonlyMap<string, Asset>
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** Reads the built files into memory, once; together they are well under a megabyte. */
export async function loadAssets(folder: string): Promise<Assets> {
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8')
  const names = await readdir(join(folder, 'assets'))
  const files = names
    .filter(name => extname(name) in TYPES)
    .map(async name => [`/assets/${name}`, await readAsset(folder, name, names)] as const)
  return {
    manifest: manifestSchema.parse(JSON.parse(manifest)),
    files: new Map(await Promise.all(files)),
  }
}

async function readAsset(folder: string, name: string, names: string[]): Promise<Asset> {
  const read = (suffix: string) => readFile(join(folder, 'assets', name + suffix))
  const body = await read('')
  const isCompressed = names.includes(`${name}.br`)
  return {
    type: TYPES[extname(name)] as string,
    version: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    body,
    ...(isCompressed && { br: await read('.br'), gzip: await read('.gz') }),
  }
}

/** GET /assets/*: names contain a hash, so they are cached for a year. */
export function serveAssets({ files }: Assets): Middleware {
  return async ctx => {
    const asset = files.get(ctx.path)
    if (!asset) return
    const wanted = codingFor(ctx)
    const packed = wanted === 'identity' ? undefined : asset[wanted]
    const coding = packed ? wanted : 'identity'
    ctx.set('cache-control', 'public, max-age=31536000, immutable')
    ctx.etag = etagOf(asset.version, coding)
    ctx.type = asset.type
    ctx.vary('Accept-Encoding')
    ctx.status = 200
    if (ctx.fresh) {
      ctx.status = 304
      return
    }
    if (coding !== 'identity') ctx.set('content-encoding', coding)
    ctx.body = packed ?? asset.body
  }
}
