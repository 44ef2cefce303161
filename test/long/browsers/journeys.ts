import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { type RunningSite, startSite } from '../../support/site.ts'
import { administering } from './administering.ts'
import { asking } from './asking.ts'
import { looking } from './looking.ts'
import { narrowing } from './narrowing.ts'
import { reading } from './reading.ts'
import type { Tab, TestedBrowser } from './tab.ts'
import { type Visitor, visitorOf } from './visitor.ts'

export interface Around {
  site: RunningSite
  /** A new visitor at a page of the site; ends with the journey. */
  arrive(path: string, options?: { script: 'on' | 'off' }): Promise<Visitor>
}

export type Journey = (around: Around) => Promise<void>

/** What must work in every browser: thirteen journeys of visitors, and two of an administrator. */
export function journeysIn(name: string, launch: () => Promise<TestedBrowser>): void {
  const test = suite<{ site: RunningSite; browser: TestedBrowser }>(name)
  test.before(async context => {
    context.site = await startSite({ env: { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' } })
    context.browser = await launch()
  })

  for (const [title, journey] of Object.entries({
    ...looking,
    ...narrowing,
    ...asking,
    ...reading,
    ...administering,
  })) {
    test(title, async ({ site, browser }) => {
      const tabs: Tab[] = []
      await journey({
        site,
        async arrive(path, options) {
          const tab = use(await browser.visitor(options))
          tabs.push(tab)
          await tab.resize(1440, 900)
          const visitor = visitorOf(tab, site.url)
          await visitor.open(path)
          return visitor
        },
      })
      assert.equal(
        tabs.flatMap(({ complaints }) => complaints),
        [],
      )
    })
  }
  test.run()
}
