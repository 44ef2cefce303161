import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import type { Manifest } from '../server/base/http/assets.ts'
import { addressOf, forBrowser } from './assets.ts'
import type { Bundle } from './bundle.ts'
import { laterStyles } from './later-styles.ts'
import { bundleStyles, writeStylesheet } from './styles.ts'

const SCRIPT = 'web/entry-browser.tsx'
const ADMIN_SCRIPT = 'web/entry-admin.tsx'

/**
 * Makes Chromium compile whole files on a background thread. Otherwise the main thread would parse
 * most functions of React a second time at their first call: 25 ms became 14.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad'

/**
 * Keeps the code that lazy views share with the pages in one chunk, by making each of them import
 * the whole app. Otherwise esbuild creates a chunk for every set of shared files, and a first view
 * would take ten small requests with more bytes in total.
 */
const oneSharedChunk: Plugin = {
  name: 'one-shared-chunk',
  setup({ onResolve, onLoad }) {
    const app = `import ${JSON.stringify(resolve('web/site/app.tsx'))};import 'react-dom/client';`
    onResolve({ filter: /^\..*\.tsx?$/ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: join(resolveDir, path), pluginData: app } : undefined,
    )
    onLoad({ filter: /\.tsx?$/ }, async ({ path, pluginData }) => {
      if (pluginData !== app) return undefined
      const contents = `${app}${await readFile(path, 'utf8')}`
      return { contents, loader: 'tsx', resolveDir: dirname(path) }
    })
  },
}

/** Builds the script of the public site. */
export async function buildScript(
  bundle: Bundle,
): Promise<Pick<Manifest, 'script' | 'preload' | 'lazy'>> {
  const { script, outputs, neededBy } = await bundleScript(bundle, SCRIPT, {
    plugins: [oneSharedChunk],
    banner: { js: COMPILED_AHEAD },
  })
  const lazy = Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
    const module = /^web\/sections\/(.+)$/.exec(entryPoint ?? '')?.[1]
    return module ? [[module, [addressOf(file), ...neededBy(file)]] as [string, string[]]] : []
  })
  return {
    script: addressOf(script),
    preload: neededBy(script),
    lazy: Object.fromEntries(lazy),
  }
}

/** A separate build, so that code shared with the area does not split the public site's chunks. */
export async function buildAdmin(bundle: Bundle): Promise<Manifest['admin']> {
  const { script, neededBy } = await bundleScript(bundle, ADMIN_SCRIPT)
  const styles = await bundleStyles(bundle, 'web/admin/admin.css')
  return {
    script: addressOf(script),
    preload: neededBy(script),
    stylesheet: await writeStylesheet('admin', styles),
    heicDecoder: await buildHeicDecoder(bundle),
    editLink: await buildAlone(bundle, 'web/features/pages/admin/edit-link/edit-link.ts'),
  }
}

/** A worker is a program by itself. Its decoder was made for Node, too, whose modules stay out. */
const buildHeicDecoder = (bundle: Bundle) =>
  buildAlone(bundle, 'web/features/media/admin/upload-manager/prepare/heic-worker.ts', {
    external: ['fs', 'path', 'crypto'],
  })

/** A script that shares nothing with others. */
async function buildAlone(
  bundle: Bundle,
  entryPoint: string,
  options: BuildOptions = {},
): Promise<string> {
  const { metafile } = await bundle({
    ...forBrowser,
    ...options,
    entryPoints: [entryPoint],
    entryNames: '[name]-[hash]',
    format: 'iife',
  })
  const scripts = Object.keys(metafile.outputs).filter(file => file.endsWith('.js'))
  return addressOf(scripts[0] ?? '')
}

async function bundleScript(bundle: Bundle, entryPoint: string, options: BuildOptions = {}) {
  const { metafile } = await bundle({
    ...forBrowser,
    ...options,
    plugins: [laterStyles, ...(options.plugins ?? [])],
    entryPoints: [entryPoint],
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const { outputs } = metafile
  const [script = ''] =
    Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint) ?? []
  const neededBy = (file: string): string[] =>
    (outputs[file]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => addressOf(path))
  return { script, outputs, neededBy }
}
