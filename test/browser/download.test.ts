import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Browser } from 'playwright'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { packAll } from '../../server/features/operations/archives/making/index.ts'
import { sumOf } from '../../server/features/operations/archives/making/pack.ts'
import { project } from '../server/features/operations/archives/project.ts'
import { sharedChromium } from '../support/chromium.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { hydrated, PHONE, visit } from './visit.ts'

const download = suite<{ site: RunningSite; browser: Browser; root: string }>(
  'download page in a browser',
)

download.before(async context => {
  context.root = await project()
  context.site = await startSite({ packagesFolder: join(context.root, 'packages') })
  context.browser = await sharedChromium()
})

download(
  'shows instructions before packing, and both archives after it',
  async ({ site, browser, root }) => {
    const { page, complaints } = await visit(browser, `${site.url}/download`, PHONE)
    await hydrated(page)
    assert.is(await page.getByText('Not packed yet').count(), 2)
    assert.is(await page.getByRole('link', { name: /^Download/ }).count(), 0)
    const archives = await packAll(root, join(root, 'packages'))
    await page.reload()
    await hydrated(page)
    for (const { file, sha256 } of archives) {
      await page.getByText(sha256).waitFor()
      const saving = page.waitForEvent('download')
      await page.getByRole('link', { name: `Download ${file}` }).click()
      const saved = await saving
      assert.is(saved.suggestedFilename(), file)
      assert.is(sumOf(await buffer(await saved.createReadStream())), sha256)
    }
    assert.equal(complaints, [])
  },
)

download.run()
