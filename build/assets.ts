import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { BuildOptions } from 'esbuild'

/** The files for browsers, whose names contain a hash of their content. */
export const ASSETS = 'dist/assets'

/** The options of all bundles for browsers. */
export const forBrowser = {
  bundle: true,
  minify: true,
  platform: 'browser',
  target: ['es2022', 'chrome111', 'safari16.4', 'firefox115'],
  outdir: ASSETS,
  publicPath: '/assets',
  legalComments: 'none',
  assetNames: '[name]-[hash]',
  loader: { '.woff2': 'file', '.svg': 'file', '.wasm': 'file' },
  // A shim for React before 18, which the router still imports.
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
} satisfies BuildOptions

/** The URL path of a file in `ASSETS`. */
export function addressOf(file: string): string {
  return `/assets/${basename(file)}`
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Puts a `.br` and a `.gz` beside each script and style sheet. */
export async function compressAssets(): Promise<void> {
  const names = (await readdir(ASSETS)).filter(name => /\.(js|css|wasm)$/.test(name))
  await Promise.all(
    names.map(async name => {
      const bytes = await readFile(join(ASSETS, name))
      const [br, gz] = await Promise.all([toBrotli(bytes), toGzip(bytes, { level: 9 })])
      await writeFile(join(ASSETS, `${name}.br`), br)
      await writeFile(join(ASSETS, `${name}.gz`), gz)
    }),
  )
}
