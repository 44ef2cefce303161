import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Middleware } from 'koa'
import * as z from 'zod'
import { codingFor, etagOf } from './compress.ts'

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
  /** The styles of the viewer and of the tiles' buttons, which are loaded after a page. */
  itemStylesheet: z.string(),
  fonts: z.array(z.string()),
  /** The admin area, which shares only the fonts with the pages. */
  admin: z.strictObject({
    script: z.string(),
    preload: z.array(z.string()),
    stylesheet: z.string(),
    /** A worker's program. */
    heicDecoder: z.string(),
    /** The script of the link to the editor, on the pages of the site. */
    editLink: z.string(),
  }),
  /** CSS texts: `page`, inlined in every page, one for each kind of section, `slides`, `items`, and `quote`. */
  styles: z.record(z.string(), z.string()),
})

/** The output of build.ts, for the pages to refer to. */
export type Manifest = z.infer<typeof manifestSchema>

export interface Asset {
  type: string
  version: string
  codings: readonly Coding[]
  read(coding: Coding): Buffer | Promise<Buffer>
}

type Coding = ReturnType<typeof codingFor>

export interface Assets {
  manifest: Manifest
  /** The files by URL path, such as `/assets/entry-browser-ABC.js`. */
  files: ReadonlyMap<string, Asset>
  /** The assets of other releases, where several processes serve the site. */
  ofOthers?: ((path: string) => Promise<Asset | undefined>) | undefined
}

/** The types by file extension. */
export const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/**
 * Few browsers request these, once a release, and they are larger than all others together: they
 * are read from disk on request.
 */
const onDisk = /\.wasm$/

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
  const readFrom = (coding: Coding) => readFile(join(folder, 'assets', name + SUFFIXES[coding]))
  const codings = CODINGS.filter(coding => names.includes(name + SUFFIXES[coding]))
  const body = await readFrom('identity')
  const metadata = {
    type: TYPES[extname(name)] as string,
    version: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    codings,
  }
  if (onDisk.test(name)) return { ...metadata, read: readFrom }
  const bodies = new Map(
    await Promise.all(codings.map(async coding => [coding, await readFrom(coding)] as const)),
  )
  return { ...metadata, read: coding => bodies.get(coding) ?? body }
}

const SUFFIXES: Record<Coding, string> = { identity: '', br: '.br', gzip: '.gz' }
const CODINGS = Object.keys(SUFFIXES) as Coding[]

/**
 * A worker is bound by the policy of its own program, so no document is allowed to compile
 * WebAssembly. It may connect to nothing: its requests would be those of the administrator.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"

/** GET /assets/*: names contain a hash, so they are cached for a year. */
export function serveAssets({ files, manifest, ofOthers }: Assets): Middleware {
  const decoder = withoutHash(manifest.admin.heicDecoder)
  return async ctx => {
    const asset = files.get(ctx.path) ?? (await ofOthers?.(ctx.path))
    if (!asset) return
    const accepted = codingFor(ctx)
    const coding = asset.codings.includes(accepted) ? accepted : 'identity'
    ctx.set('cache-control', 'public, max-age=31536000, immutable')
    ctx.etag = etagOf(asset.version, coding)
    ctx.type = asset.type
    if (withoutHash(ctx.path) === decoder) ctx.set('content-security-policy', WORKER_POLICY)
    ctx.vary('Accept-Encoding')
    ctx.status = 200
    if (ctx.fresh) {
      ctx.status = 304
      return
    }
    if (coding !== 'identity') ctx.set('content-encoding', coding)
    ctx.body = await asset.read(coding)
  }
}

/** Another release's decoder has another hash. */
const withoutHash = (path: string) => path.replace(/-[^-]+$/, '')
