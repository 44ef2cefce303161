import { build, type Plugin } from 'esbuild'
import { UNBUNDLED } from '../server/features/operations/archives/making/shipped-packages.ts'
import { buildHash } from './build-hash.ts'
import type { Bundle } from './bundle.ts'

/** Zod has messages in fifty languages, of which the server uses one. */
const withoutTranslations: Plugin = {
  name: 'without-translations',
  setup({ onLoad }) {
    const contents = "export { default as en } from './en.js'"
    onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({ contents }))
  },
}

export async function buildServer(bundle: Bundle): Promise<void> {
  await bundle({
    entryPoints: [
      { in: 'server/main.ts', out: 'main' },
      { in: 'server/features/media/image-work/image-process.ts', out: 'image-process' },
      { in: 'server/features/media/check-work/check-process.ts', out: 'check-process' },
      {
        in: 'server/features/documents/catalogs/making/catalog-process.ts',
        out: 'catalog-process',
      },
      { in: 'server/features/documents/spec-sheets/making/sheet-process.ts', out: 'sheet-process' },
      { in: 'server/features/design/sheet/making/design-process.ts', out: 'design-process' },
      { in: 'server/features/quotes/document/making/quote-process.ts', out: 'quote-process' },
      { in: 'server/features/documents/labels/making/label-process.ts', out: 'label-process' },
    ],
    outdir: 'dist/server',
    chunkNames: '[name]-[hash]',
    bundle: true,
    // Processes share chunks, and no command loads code that only others need.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', BUILD: JSON.stringify(buildHash()) },
    alias: {
      // The package's index loads two renderers, of which one is used.
      'react-dom/server': './node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js',
      // 200 KB; dependencies would bundle three releases of it.
      'mime-db': './node_modules/mime-db/index.js',
    },
    // Views load these in the browser only.
    loader: { '.later.css': 'empty' },
    plugins: [withoutTranslations],
    // `debug` would bundle `supports-color` where a development tool has installed it.
    external: [...UNBUNDLED, 'supports-color'],
    minifySyntax: true,
    legalComments: 'none',
    // The globals of CommonJS, for packages bundled into an ES module.
    banner: {
      js: `import{createRequire as _r}from'node:module';import{fileURLToPath as _f}from'node:url';import{dirname as _d}from'node:path';const require=_r(import.meta.url),__filename=_f(import.meta.url),__dirname=_d(__filename);`,
    },
  })
}

/** The program of `npm start`, compiled so that checking for changes needs no compiler. */
export async function buildStart(): Promise<void> {
  const outfile = 'dist/start.js'
  const bundled = { bundle: true, platform: 'node', format: 'esm' } as const
  await build({ entryPoints: ['build/start.ts'], ...bundled, outfile })
}
