import { build } from 'esbuild'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { laterSheet } from '../../build/later-styles.ts'
import { pageKinds } from '../../server/features/pages/kinds/page-kinds.ts'
import { adminRoutes } from '../../web/base/routes.ts'
import { enter } from '../browser/admin/administrator.ts'
import type { Visit } from '../browser/visit.ts'
import type { HarnessOptions, HarnessWindow } from './form-harness.tsx'
import type { RunningSite } from './site.ts'

type Given = Omit<HarnessOptions, 'schema' | 'at'> & { kind: string; at?: string }

/** The form of a section alone, with the styles of the administrators' area, in a page of a site. */
export async function openForm(
  browser: Browser,
  site: RunningSite,
  given: Given,
  options: BrowserContextOptions,
): Promise<Visit> {
  const visitor = await enter(browser, site, adminRoutes.test, { ...options, bypassCSP: true })
  const { page } = visitor
  await page.addStyleTag({
    content: await laterSheet('web/features/pages/admin/form/form.later.css'),
  })
  await page.addScriptTag({ content: await bundled() })
  await showForm(page, given)
  return visitor
}

/** Another form in the place of the one that is open. */
export async function showForm(
  page: Page,
  { kind, at = 'sections.1', ...given }: Given,
): Promise<void> {
  const schema = pageKinds().kinds[kind]?.schema
  if (!schema) throw new Error(`no kind ${kind}`)
  await page.evaluate(options => (window as unknown as HarnessWindow).openForm(options), {
    schema,
    at,
    ...given,
  })
  await page.locator('.section-form').waitFor()
}

let script: Promise<string> | undefined

function bundled(): Promise<string> {
  script ??= build({
    entryPoints: ['test/support/form-harness.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return script
}
