import { build, type Plugin } from 'esbuild'
import { UNBUNDLED } from '../server/archives/making/shipped-packages.ts'
import type { Bundle } from './bundle.ts'

/** Zod says what is wrong in fifty languages, of which the server speaks one. */
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
      { in: 'server/media/image-work/image-process.ts', out: 'image-process' },
      { in: 'server/media/check-work/check-process.ts', out: 'check-process' },
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
    // The other one is a tool's: `debug` would take it along where it happens to be installed.
    external: [...UNBUNDLED, 'supports-color'],
    minifySyntax: true,
    legalComments: 'none',
    // What CommonJS packages expect to find, in a module.
    banner: {
      js: `import{createRequire as _r}from'node:module';import{fileURLToPath as _f}from'node:url';import{dirname as _d}from'node:path';const require=_r(import.meta.url),__filename=_f(import.meta.url),__dirname=_d(__filename);`,
    },
  })
}

/** What `npm start` runs: it looks whether there is something to build, without a compiler. */
export async function buildStart(): Promise<void> {
  const outfile = 'dist/start.js'
  await build({ entryPoints: ['build/start.ts'], platform: 'node', format: 'esm', outfile })
}
