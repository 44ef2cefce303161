/** Builds the browser's bundle, the styles, the fonts and the server into dist/. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import subsetFont from 'subset-font'
import type { Manifest } from './server/assets.ts'
import { writeBuiltContent } from './server/built-content.ts'
import { checkedContent } from './server/content/checked.ts'
import { brandMark } from './server/drawings/brand.ts'

const SCRIPT = 'web/entry-browser.tsx'
const ADMIN_SCRIPT = 'web/entry-admin.tsx'
const ASSETS = 'dist/assets'
const MANIFEST = 'dist/manifest.json'

/** What a first view may cost, in bytes as brotli (fonts as they are). */
const BUDGETS = { script: 75 * 1024, styles: 14 * 1024, fonts: 36 * 1024, admin: 120 * 1024 }

/** For PDF documents, which embed fonts without axes, and of those only the letters they show. */
const PRINT_FONTS = {
  text: { wdth: 100, wght: 420 },
  bold: { wdth: 100, wght: 680 },
  headline: { wdth: 112, wght: 720 },
}

/**
 * Tells Chromium to compile whole files on a thread beside the page's own, which would otherwise
 * parse most functions of React twice, at their first call: 25 ms of it became 14.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad'

const forBrowser = {
  bundle: true,
  minify: true,
  platform: 'browser',
  target: ['es2022', 'chrome111', 'safari16.4', 'firefox115'],
  outdir: ASSETS,
  publicPath: '/assets',
  legalComments: 'none',
  assetNames: '[name]-[hash]',
  loader: { '.woff2': 'file', '.svg': 'file' },
  // A stand-in for React before 18, which the router still asks for.
  alias: { 'use-sync-external-store/shim/index.js': 'react' },
} satisfies BuildOptions

/**
 * What lazy views share with the pages stays one chunk: each of them is made to need the whole app.
 * Else esbuild cuts a chunk for every set of files that share something, and a first view would be
 * ten small requests, heavier together.
 */
const oneSharedChunk: Plugin = {
  name: 'one-shared-chunk',
  setup({ onResolve, onLoad }) {
    const app = `import ${JSON.stringify(resolve('web/app.tsx'))};import 'react-dom/client';`
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

/** Zod says what is wrong in fifty languages, of which the server speaks one. */
const withoutTranslations: Plugin = {
  name: 'without-translations',
  setup({ onLoad }) {
    const contents = "export { default as en } from './en.js'"
    onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({ contents }))
  },
}

const start = performance.now()
const content = checkedContent()
await rm('dist', { recursive: true, force: true })
await buildFonts()
await writeFile('dist/brand-mark.svg', brandMark(28))
const [script, styles, admin] = await Promise.all([
  buildScript(),
  buildStyles(),
  buildAdmin(),
  buildServer(),
])
const manifest: Manifest = { ...script, ...styles, admin }
await compressAssets()
await checkBudgets(manifest)
await buildStart()
await writeBuiltContent('dist', content)
await writeFile(MANIFEST, JSON.stringify(manifest))
console.log(`built in ${Math.round(performance.now() - start)} ms`)

/**
 * Two cuts of Archivo, Basic Latin and Latin-1: weights 400 to 700 at normal width for text, and
 * one wide heavy cut for headlines. The whole variable font with its width axis would be 90 KB.
 */
async function buildFonts(): Promise<void> {
  const from = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
  const font = await readFile(from)
  const latin = characters(0x20, 0x7e)
  const text = `${latin}${characters(0xa1, 0xff)}–—‘’“”•…€→`
  const cuts = {
    text: [text, { wdth: 100, wght: { min: 400, max: 700 } }],
    headline: [`${latin}–—‘’“”…&±²é`, { wdth: 112, wght: 720 }],
  } as const
  await mkdir('dist/fonts', { recursive: true })
  for (const [name, [characters, variationAxes]] of Object.entries(cuts)) {
    const cut = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes })
    await writeFile(`dist/fonts/archivo-${name}.woff2`, cut)
  }
  for (const [name, variationAxes] of Object.entries(PRINT_FONTS)) {
    const cut = await subsetFont(font, text, { targetFormat: 'truetype', variationAxes })
    await writeFile(`dist/fonts/archivo-print-${name}.ttf`, cut)
  }
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

async function buildScript(): Promise<Pick<Manifest, 'script' | 'preload' | 'lazy'>> {
  const { script, outputs, neededBy } = await bundleScript(SCRIPT, {
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

/** A run of its own: what the administrators' area shares with the site stays out of the site. */
async function buildAdmin(): Promise<Manifest['admin']> {
  const { script, neededBy } = await bundleScript(ADMIN_SCRIPT)
  const styles = await bundleStyles('web/admin/admin.css')
  return {
    script: addressOf(script),
    preload: neededBy(script),
    stylesheet: await writeStylesheet('admin', styles),
  }
}

async function bundleScript(entryPoint: string, options: BuildOptions = {}) {
  const { metafile } = await build({
    ...forBrowser,
    ...options,
    entryPoints: [entryPoint],
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
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

/** Styles travel inside the page: its own and those of its kinds of sections, nothing else. */
async function buildStyles(): Promise<Pick<Manifest, 'stylesheet' | 'fonts' | 'styles'>> {
  const files = await readdir('web/sections', { recursive: true })
  const kinds = files.flatMap(file => /^(.+)\/schema\.ts$/.exec(file)?.[1] ?? [])
  const page = await bundleStyles('web/styles/page.css')
  const sections = kinds.map(async kind => {
    return [kind, await bundleStyles(`web/sections/${kind}/${kind}.css`)] as const
  })
  const all = await bundleStyles('web/styles/sections.css')
  return {
    stylesheet: await writeStylesheet('sections', all),
    fonts: (await readdir(ASSETS)).filter(name => name.endsWith('.woff2')).map(addressOf),
    styles: { page, ...Object.fromEntries(await Promise.all(sections)) },
  }
}

async function writeStylesheet(name: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  await writeFile(`${ASSETS}/${name}-${hash}.css`, text)
  return `/assets/${name}-${hash}.css`
}

async function bundleStyles(file: string): Promise<string> {
  const { outputFiles } = await build({ ...forBrowser, entryPoints: [file], write: false })
  const others = outputFiles.filter(({ path }) => !path.endsWith('.css'))
  await mkdir(ASSETS, { recursive: true })
  await Promise.all(others.map(({ path, contents }) => writeFile(path, contents)))
  return outputFiles.find(({ path }) => path.endsWith('.css'))?.text.trim() ?? ''
}

async function buildServer(): Promise<void> {
  await build({
    entryPoints: [
      { in: 'server/main.ts', out: 'main' },
      { in: 'server/media/image-work/image-process.ts', out: 'image-process' },
      { in: 'server/catalogs/making/catalog-process.ts', out: 'catalog-process' },
    ],
    outdir: 'dist/server',
    chunkNames: '[name]-[hash]',
    bundle: true,
    // What the processes share is there once, and no command loads what only others need.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      // Of its two ways to render one is used; the package's index loads both.
      'react-dom/server': './node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js',
      // 200 KB, of which packages would bring three releases.
      'mime-db': './node_modules/mime-db/index.js',
    },
    plugins: [withoutTranslations],
    // sharp carries native libraries that must stay beside it.
    external: ['sharp'],
    minifySyntax: true,
    legalComments: 'none',
    // What CommonJS packages expect to find, in a module.
    banner: {
      js: `import{createRequire as _r}from'node:module';import{fileURLToPath as _f}from'node:url';import{dirname as _d}from'node:path';const require=_r(import.meta.url),__filename=_f(import.meta.url),__dirname=_d(__filename);`,
    },
  })
}

/** What `npm start` runs: it looks whether there is something to build, without a compiler. */
async function buildStart(): Promise<void> {
  const outfile = 'dist/start.js'
  await build({ entryPoints: ['build/start.ts'], platform: 'node', format: 'esm', outfile })
}

async function compressAssets(): Promise<void> {
  for (const name of await readdir(ASSETS)) {
    if (!/\.(js|css)$/.test(name)) continue
    const bytes = await readFile(join(ASSETS, name))
    await writeFile(join(ASSETS, `${name}.br`), brotliCompressSync(bytes))
    await writeFile(join(ASSETS, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

async function checkBudgets(manifest: Manifest): Promise<void> {
  const size = async (address: string) => (await stat(`dist${address}`)).size
  const sum = async (addresses: string[]) =>
    (await Promise.all(addresses.map(size))).reduce((total, bytes) => total + bytes, 0)
  const forAll = [manifest.script, ...manifest.preload]
  const byModule = Object.values(manifest.lazy).map(files => new Set([...forAll, ...files]))
  const scripts = byModule.map(files => sum([...files].map(address => `${address}.br`)))
  const used = {
    script: Math.max(...(await Promise.all(scripts))),
    styles: brotliCompressSync(Object.values(manifest.styles).join('')).length,
    fonts: await sum(manifest.fonts),
    admin: await sum(
      [manifest.admin.script, ...manifest.admin.preload, manifest.admin.stylesheet].map(
        address => `${address}.br`,
      ),
    ),
  }
  for (const name of ['script', 'styles', 'fonts', 'admin'] as const) {
    console.log(`${name.padEnd(8)}${used[name]} of ${BUDGETS[name]} bytes`)
    if (used[name] > BUDGETS[name]) {
      console.error(`The ${name} of a first view are over their budget (BUDGETS in build.ts).`)
      process.exitCode = 1
    }
  }
}

function addressOf(file: string): string {
  return `/assets/${basename(file)}`
}
