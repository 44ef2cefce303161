import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import type { Browser, BrowserContextOptions, FrameLocator } from 'playwright'
import type { RunningSite } from '../../../support/site.ts'
import { DESKTOP, type Visit, visit } from '../../visit.ts'
import { takeCookie } from '../administrator.ts'

export interface OpenPreview extends Visit {
  /** The page in the frame. */
  frame: FrameLocator
}

const ADDRESS = '/admin/preview-of-tests'

let script: Promise<string> | undefined

/** The frame of the preview in a page of its own, with a stand-in for the editor around it. */
export async function openPreview(
  browser: Browser,
  site: RunningSite,
  path: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<OpenPreview> {
  script ??= bundle()
  const text = await script
  const visitor = await visit(browser, `${site.url}/admin/test`, options)
  const { page } = visitor
  await takeCookie(page.context(), site, await site.signIn())
  await page.route(`**${ADDRESS}**`, route => {
    const isScript = route.request().url().endsWith('.js')
    return isScript
      ? route.fulfill({ contentType: 'text/javascript', body: text })
      : route.fulfill({ contentType: 'text/html', body: document(styles, own) })
  })
  const own = await readFile('web/features/pages/admin/preview/preview.later.css', 'utf8')
  const styles = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
  await page.goto(`${site.url}${ADDRESS}?path=${encodeURIComponent(path)}`)
  const frame = page.frameLocator('iframe')
  await frame.locator('#main').waitFor()
  return { ...visitor, frame }
}

const document = (styles: string | null, own: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Editor</title><link rel="stylesheet" href="${styles}"><style>${own}</style><body style="margin:0"></body><script type="module" src="${ADDRESS}.js"></script></html>`

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/browser/admin/preview/harness.tsx'],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}
