import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { pageSources } from '../../../../server/starters/nairobi/index.ts'
import type { HarnessWindow } from '../../../support/form-harness.tsx'
import { openForm, showForm } from '../../../support/open-form.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { PHONE, type Visit } from '../../visit.ts'
import { startAdminSite } from '../administrator.ts'

const forms = siteSuite<{ tab: Visit }>('forms of every kind of section', startAdminSite)

type Section = (typeof pageSources)[number]['sections'][number]

/** Of each kind the section with the most in it. */
const largest = new Map<string, Section>()
for (const section of pageSources.flatMap(({ sections }) => sections)) {
  const known = JSON.stringify(largest.get(section.kind)) ?? ''
  if (JSON.stringify(section).length > known.length) largest.set(section.kind, section)
}

// One for all forms: a new tab takes as long as what is looked at in it.
forms.before(async context => {
  const [[kind, value] = []] = largest
  const given = { kind: kind ?? '', value: value ?? {} }
  context.tab = await openForm(context.browser, context.site, given, PHONE)
})

for (const [kind, section] of largest) {
  forms(`${kind}: is accessible, and looking into each row changes nothing`, async ({ tab }) => {
    const { page, complaints } = tab
    complaints.length = 0
    await showForm(page, { kind, value: section })
    const lists = page.locator('.section-form > .form-list')
    for (const list of await lists.all()) {
      const rows = await list.locator(':scope > ul > li').all()
      for (const row of rows) {
        const toggle = row.locator(':scope > .form-row-head > .form-toggle')
        if ((await toggle.count()) > 0) await toggle.click()
        else await row.locator('input').first().focus()
      }
      if (rows.length > 0) await openInner(page)
    }
    for (const field of await page.locator('.section-form :is(input, textarea, select)').all()) {
      await field.focus()
    }
    assert.equal(await violations(page), [])
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    const { value, changes } = await page.evaluate(() => (window as unknown as HarnessWindow).form)
    assert.is(changes, 0)
    assert.equal(value, section)
    assert.equal(complaints, [])
  })
}

forms.run()

/** The first row of each list in an open row. */
async function openInner(page: Page): Promise<void> {
  const inner = page.locator('.form-row-body .form-list > ul > li:first-child .form-toggle')
  for (const toggle of await inner.all()) await toggle.click()
}
