import type { CDPSession } from 'playwright'
import { api } from '../../../../web/base/routes.ts'
import { until } from '../../../support/until.ts'
import { siteSuite } from '../../site-suite.ts'
import { DESKTOP } from '../../visit.ts'
import { startAdminSite } from '../administrator.ts'
import { edit, field, inOutline } from '../pages/at-editor.ts'

const test = siteSuite('former renderings of the preview', startAdminSite)

/** The nodes that the tab holds once all that can be collected is. */
async function nodesOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0
}

test('are released, so that a long day of typing fills no memory', async ({ site, browser }) => {
  const { page } = await edit(browser, site, '/', DESKTOP)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await inOutline(page, 'Our Core Services').click()
  const title = field(page, 'Title').first()
  const render = async (words: string) => {
    const rendered = page.waitForResponse(answer => answer.url().includes(api.pagePreview))
    await title.fill(words)
    await rendered
    await page.frameLocator('iframe').getByText(words).waitFor()
  }
  for (const words of ['First', 'Second', 'Third']) await render(words)
  const before = await nodesOf(client)
  for (const words of ['Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']) await render(words)
  // Each rendering has some 1,600 nodes; the last one may still be on its way.
  await until('five renderings to be released', async () => (await nodesOf(client)) < before + 500)
})

test.run()
