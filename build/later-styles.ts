import { build, type Plugin } from 'esbuild'
import { forBrowser } from './assets.ts'

/**
 * A sheet that a lazy view loads itself is imported as its address. As in all other sheets, syntax
 * that the oldest browsers lack, such as nesting, is compiled for them.
 */
export const laterStyles: Plugin = {
  name: 'later-styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.later\.css$/ }, async ({ path }) => ({
      contents: await laterSheet(path),
      loader: 'file',
    }))
  },
}

/** The sheets that a `*.later.css` imports, as one. */
export async function laterSheet(path: string): Promise<string> {
  const { minify, target } = forBrowser
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    minify,
    target,
    legalComments: 'none',
  })
  return outputFiles[0]?.text ?? ''
}
