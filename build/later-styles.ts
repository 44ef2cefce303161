import { readFile } from 'node:fs/promises'
import { type Plugin, transform } from 'esbuild'
import { forBrowser } from './assets.ts'

/**
 * A sheet that a lazy view loads itself is imported as its address. As in all other sheets, what the
 * oldest browsers do not know, such as nesting, is written for them.
 */
export const laterStyles: Plugin = {
  name: 'later-styles',
  setup({ onLoad }) {
    const { minify, target } = forBrowser
    onLoad({ filter: /\.later\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), {
        loader: 'css',
        minify,
        target,
      })
      return { contents: code, loader: 'file' }
    })
  },
}
