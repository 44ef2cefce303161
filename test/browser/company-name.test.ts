import { join } from 'node:path'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { openContactDetails } from '../../server/features/company/contact-details/store.ts'
import { adminRoutes, routes } from '../../web/base/routes.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { enter } from './admin/administrator.ts'
import { siteSuite } from './site-suite.ts'
import { visit } from './visit.ts'

/** The longest allowed name, and a long word that was stored before there was a limit. */
const NAMES = ['Nairobi and Rift Valley Prefabricated Buildings & Interiors', 'Ujenzi'.repeat(15)]
const WIDTHS = [320, 390, 768, 1280, 1440, 2560]

const bars = siteSuite('company name in the bars')

for (const name of NAMES) {
  bars(`"${name.slice(0, 20)}…" overflows no bar, and is its title`, async ({ browser }) => {
    const site = await siteNamed(name)
    const { page } = await visit(browser, site.url + routes.about)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      assert.equal(await out(page, '.navigation-bar', '.brand span'), [], `${width} px`)
    }
    assert.is(await page.locator('.navigation-bar .brand').getAttribute('title'), name)

    const administrator = await enter(browser, site, adminRoutes.contactDetails)
    for (const width of WIDTHS) {
      await administrator.page.setViewportSize({ width, height: 800 })
      const faults = await out(administrator.page, '.rail-bar', '.rail-brand span')
      assert.equal(faults, [], `${width} px, administrators`)
    }
  })
}

bars(
  'of a new installation fits on two lines, and on one where the bar has the space',
  async context => {
    const { page } = await visit(context.browser, context.site.url + routes.about)
    for (const width of [320, 360, 375, 390, 768, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await page.evaluate(() => {
        const range = document.createRange()
        const name = document.querySelector('.navigation-bar .brand span') as Element
        range.selectNodeContents(name.firstChild as Text)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      })
      const most = [768, 1440].includes(width) ? 1 : 2
      assert.ok(lines <= most, `${width} px: ${lines} lines`)
    }
  },
)

bars.run()

/** The elements that exceed the bar or the window; the name is cut with an ellipsis instead. */
function out(page: Page, bar: string, name: string): Promise<string[]> {
  return page.evaluate(
    ([bar, name]) => {
      const frame = document.querySelector(bar)?.getBoundingClientRect() as DOMRect
      const inBar = [...document.querySelectorAll(`${bar} :is(${name}, a, button, summary)`)]
      const boxes = inBar
        .filter(one => one.checkVisibility({ visibilityProperty: true }))
        .map(one => {
          return [one.className || one.textContent, one.getBoundingClientRect()] as const
        })
      const faults = boxes.flatMap(([what, box]) =>
        box.top < frame.top || box.bottom > frame.bottom || box.right > innerWidth
          ? [`${what}`]
          : [],
      )
      const { scrollWidth } = document.documentElement
      return scrollWidth > innerWidth ? [...faults, `scrolls to ${scrollWidth} px`] : faults
    },
    [bar, name] as const,
  )
}

/** A site whose name was stored before there was a limit. */
async function siteNamed(name: string): Promise<RunningSite> {
  const dataDir = await temporaryFolder()
  const file = join(dataDir, 'contact-details.json')
  const details = await openContactDetails({ file })
  await details.change(draft => {
    draft.companyName = name
  })
  return startSite({ env: { DATA_DIR: dataDir, LOGIN_LIMIT: '1000/s' } })
}
