import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { inquiry } from '../../support/inquiry.ts'
import { picture, sample } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { enter, toast } from './administrator.ts'
import { choose, drop } from './at-upload-manager.ts'

const test = siteSuite('admin screens in the midst of work', () =>
  startSite({ env: { LOGIN_LIMIT: '1000/s', CONTACT_LIMIT: '1000/s' } }),
)

const section = 'executive-furniture/chairs'

interface State {
  name: string
  path: string
  /** Brings the freshly opened screen into the state. */
  reach: (page: Page, site: RunningSite) => Promise<void>
}

const photo = async (width: number) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await picture('jpeg', width, 40),
})

const states: State[] = [
  {
    name: 'uploads done and failed, and the log of them',
    path: `${adminRoutes.media}?section=${section}`,
    async reach(page) {
      await choose(page, 'Choose a file for Ch1', await photo(50))
      await choose(page, 'Choose a file for Ch2', {
        name: 'notes.docx',
        mimeType: '',
        buffer: Buffer.from('PK'),
      })
      await page.getByRole('button', { name: 'Upload section (2)' }).click()
      await toast(page, '1 files uploaded successfully. 1 failed.')
      await page.getByRole('log').getByText('notes.docx').waitFor()
      assert.is(await page.getByRole('button', { name: /^Retry/ }).count(), 0)
    },
  },
  {
    name: 'a place that somebody else has filled',
    path: `${adminRoutes.media}?section=${section}`,
    async reach(page, site) {
      await choose(page, 'Choose a file for Ch3', await photo(51))
      await site.upload(`${section}/products/image-3.jpg`, await picture('jpeg', 70, 40))
      await page.getByRole('button', { name: 'Upload section (1)' }).click()
      await page.getByRole('region', { name: 'One place has another file' }).waitFor()
    },
  },
  {
    name: 'dropped files with faults',
    path: `${adminRoutes.media}?section=${section}`,
    async reach(page) {
      await choose(page, 'Choose files', [
        sample('bad/truncated.jpg'),
        sample('photo-12mp-rotated-gps.jpg'),
        sample('bad/html.jpg'),
      ])
      const dialog = page.getByRole('dialog', { name: 'Where the files will go' })
      await dialog.getByRole('row').nth(2).waitFor()
    },
  },
  {
    name: 'dropped files without a place, some ticked, some put into a section',
    path: adminRoutes.media,
    async reach(page) {
      const files = [1, 2, 3].map(async n => ({ ...(await photo(50 + n)), name: `oak ${n}a.jpg` }))
      await choose(page, 'Choose files', await Promise.all(files))
      await page.getByLabel('3 files have no place. Put into').waitFor()
      await page.getByLabel('Give a place to oak 2a.jpg').click()
      await page.getByLabel('One ticked without a place. Put into').selectOption(section)
      await page.getByLabel('Give a place to oak 3a.jpg').click()
    },
  },
  {
    name: 'the search for another place of a file',
    path: `${adminRoutes.media}?section=${section}`,
    async reach(page, site) {
      await site.upload(`${section}/products/image-5.jpg`, await picture('jpeg', 90, 40))
      await page.reload()
      await page.getByRole('button', { name: 'Details of Ch5', exact: true }).click()
      await page.getByRole('button', { name: 'Move to another place' }).click()
      await page.getByRole('dialog', { name: 'Where shall the file of Ch5 go?' }).waitFor()
    },
  },
  {
    name: 'a refused file in the dialog of a place',
    path: `${adminRoutes.media}?section=${section}`,
    async reach(page) {
      await page.getByRole('button', { name: 'Details of Ch4', exact: true }).click()
      const file = { name: 'notes.docx', mimeType: '', buffer: Buffer.from('PK') }
      await choose(page, 'Choose a file', file)
      await page.getByText(/^notes\.docx is not in place/).waitFor()
    },
  },
  {
    name: 'the table of words with a fault',
    path: `${adminRoutes.media}?section=${section}`,
    async reach(page) {
      await page.getByRole('button', { name: 'Names and words' }).click()
      await page.getByRole('button', { name: 'Save all' }).click()
      await page.getByText('Nothing has been changed yet.').waitFor()
    },
  },
  {
    name: 'contact details that somebody else has saved',
    path: adminRoutes.contactDetails,
    async reach(page, site) {
      await page.locator('main [name=companyTagline]').fill('Mine')
      const { details } = (await (await site.ask('GET', api.adminContactDetails)).json()) as {
        details: object
      }
      await site.ask('PUT', api.adminContactDetails, { ...details, companyTagline: 'Theirs' })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: 'Reload, keep my changes' }).waitFor()
    },
  },
  {
    name: 'selected inquiries',
    path: adminRoutes.inquiries,
    async reach(page, site) {
      await site.ask('POST', api.contact, inquiry({ name: 'Amina' }))
      await page.reload()
      await page.getByRole('checkbox', { name: 'Select Amina' }).first().click()
      await page.getByText('1 selected').waitFor()
    },
  },
  {
    name: 'a session that has ended',
    path: adminRoutes.activity,
    async reach(page) {
      await page.getByRole('heading', { name: 'Activity' }).waitFor()
      await page.context().clearCookies()
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
      await page.getByRole('link', { name: 'Bin' }).first().click()
      await page.getByRole('dialog', { name: 'Sign in to go on' }).waitFor()
    },
  },
]

for (const { name, path, reach } of states) {
  test(`${name}: accessible at 768 px`, async ({ site, browser }) => {
    const viewport = { width: 768, height: 900 }
    const options = { viewport, bypassCSP: true, reducedMotion: 'reduce' } as const
    const { page } = await enter(browser, site, path, options)
    await reach(page, site)
    assert.equal(await violations(page), [])
  })
}

test('a file dropped on another screen leaves the area open', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.bin)
  await page.getByRole('heading', { name: 'Bin' }).waitFor()
  await drop(page, sample('photo-12mp-rotated-gps.jpg'))
  await toast(page, 'Drop files in Media')
  assert.is(page.url(), site.url + adminRoutes.bin)
})

test('a screen that could not be loaded says so, and comes when there is a line again', async ({
  site,
  browser,
}) => {
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  await page.getByRole('heading', { name: 'Welcome, admin' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Activity' }).first().click()
  await page.getByText('there is no connection to the site').waitFor()
  await page.context().setOffline(false)
  const heading = page.getByRole('heading', { name: 'Activity' })
  // Chromium caches the failure to load the screen's module.
  const again = page.getByRole('button', { name: 'Load again' })
  await heading.or(again).waitFor()
  if (await again.isVisible()) await again.click()
  await heading.waitFor()
})

test('a saved company name stands in the rail and the title at once', async context => {
  const { site, browser } = context
  const { page } = await enter(browser, site, adminRoutes.contactDetails)
  await page.locator('main [name=companyName]').fill('Savanna Prefab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Savanna Prefab' }).first().waitFor()
  assert.is(await page.title(), 'Contact details | Savanna Prefab')
})

test('presses on contact links are listed by page', async ({ site, browser }) => {
  for (const kind of ['whatsapp', 'phone', 'phone']) {
    await site.ask('POST', api.presses, { kind, page: '/contact' })
  }
  const { page } = await enter(browser, site, adminRoutes.dashboard)
  await page.getByRole('link', { name: 'WhatsApp 1, phone 2, email 0' }).click()
  await page.getByRole('row', { name: '/contact 1 2 0' }).waitFor()
  await page.getByRole('row', { name: 'All pages 1 2 0' }).waitFor()
})

test.run()
