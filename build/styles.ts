import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type { Manifest } from '../server/base/http/assets.ts'
import { ASSETS, addressOf, forBrowser } from './assets.ts'
import type { Bundle } from './bundle.ts'

type Styles = Pick<
  Manifest,
  'stylesheet' | 'printStylesheet' | 'itemStylesheet' | 'fonts' | 'styles'
>

/**
 * Sheets of parts that not every section of a kind has; server/render/document.ts knows which page
 * needs them.
 */
const FURTHER = [
  ['items', 'alone'],
  ['items', 'filters'],
  ['items', 'priced'],
  ['hero', 'slides'],
  ['hero', 'drawing'],
  ['links', 'pictures'],
  ['call-to-action', 'closing-drawing'],
  ['call-to-action', 'closing-line'],
  ['product', 'further'],
] as const

/** Pages have inline styles: the common ones and those of their sections. */
export async function buildStyles(bundle: Bundle): Promise<Styles> {
  const files = await readdir('web/sections', { recursive: true })
  const kinds = files.flatMap(file => /^(.+)\/schema\.ts$/.exec(file)?.[1] ?? [])
  const page = await bundleStyles(bundle, 'web/styles/page.css')
  const sheets = [...kinds.map(kind => [kind, kind] as const), ...FURTHER]
  const sections = sheets.map(async ([kind, name]) => {
    return [name, await bundleStyles(bundle, `web/sections/${kind}/${name}.css`)] as const
  })
  const all = await bundleStyles(bundle, 'web/styles/sections.css')
  const quote = await bundleStyles(bundle, 'web/features/quotes/page/page.css')
  const items = await bundleStyles(bundle, 'web/sections/items/later.css')
  const social = await bundleStyles(bundle, 'web/ui/social-links.css')
  const withoutChat = await bundleStyles(bundle, 'web/layout/without-chat.css')
  return {
    stylesheet: await writeStylesheet('sections', all),
    printStylesheet: await writeStylesheet(
      'print',
      await bundleStyles(bundle, 'web/styles/print.css'),
    ),
    itemStylesheet: await writeStylesheet('items', items),
    fonts: (await readdir(ASSETS)).filter(name => name.endsWith('.woff2')).map(addressOf),
    styles: {
      ...{ page, items, quote, social, withoutChat },
      ...Object.fromEntries(await Promise.all(sections)),
    },
  }
}

/** @returns its URL path */
export async function writeStylesheet(name: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  await writeFile(`${ASSETS}/${name}-${hash}.css`, text)
  return `/assets/${name}-${hash}.css`
}

export async function bundleStyles(bundle: Bundle, file: string): Promise<string> {
  const { outputFiles = [] } = await bundle({ ...forBrowser, entryPoints: [file], write: false })
  const assets = outputFiles.filter(({ path }) => !path.endsWith('.css'))
  await mkdir(ASSETS, { recursive: true })
  await Promise.all(assets.map(({ path, contents }) => writeFile(path, contents)))
  return outputFiles.find(({ path }) => path.endsWith('.css'))?.text.trim() ?? ''
}
