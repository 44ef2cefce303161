import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * Violations of WCAG 2.2 A and AA and of best practices found by axe, as "rule: first element". The
 * page must be opened with `bypassCSP`.
 */
export async function violations(page: Page): Promise<string[]> {
  // Half a megabyte, which a document needs once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe })
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await axe.run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
      // Style sheets are read for a rule alone that none of these tags has.
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
  })
}
