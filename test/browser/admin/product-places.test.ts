import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../web/base/routes.ts'
import { picture, sample } from '../../support/samples.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { hydrated, PHONE, visit } from '../visit.ts'
import { enter, startAdminSite, toast } from './administrator.ts'

const places = siteSuite('further places of a product', startAdminSite)

const FOLDER = 'executive-furniture/chairs/products'
const still = { ...PHONE, reducedMotion: 'reduce', bypassCSP: true } as const

places('are opened in its form, filled in the upload manager, and shown on its page', async ctx => {
  const { site, browser } = ctx
  const { page, complaints, close } = await enter(browser, site, adminRoutes.products, still)
  const edit = page.getByRole('button', { name: 'Edit Ch8', exact: true })
  const openForm = async () => {
    await page.getByRole('searchbox').fill('Ch8')
    await edit.click()
  }
  // The upload manager has read its places before there were more.
  await page.evaluate(() => history.pushState(null, '', '/admin/upload-manager'))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.goBack()
  await openForm()
  const form = page.getByRole('form', { name: 'Product Ch8' })
  await form.getByLabel('Places for more pictures').selectOption('7')
  await form.getByLabel('Places for documents').selectOption('1')
  await form.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Ch8: the site shows it now.')
  await openForm()
  assert.is(await form.getByLabel('Places for more pictures').inputValue(), '7')
  assert.is(await form.getByRole('link', { name: /^Upload (picture|document)/ }).count(), 8)
  assert.equal(await violations(page), [])
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  await form.getByRole('link', { name: 'Upload document 1' }).click()
  await page.waitForURL(/upload-manager/)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Ch8, document 1').first().waitFor()
  await dialog.getByLabel('Title').fill('Assembly sheet')
  await dialog.getByRole('button', { name: 'Save details' }).click()
  // Not that of the form, which may still be there.
  await toast(page, /The site shows it now\./)
  assert.equal(complaints, [])
  await close()

  for (const number of [2, 3, 4, 5, 6, 8]) {
    const path = `${FOLDER}/picture-ch8-${number}.jpg`
    assert.is((await site.upload(path, await picture('jpeg', 600 + number, 500))).status, 200)
  }
  const sheet = await readFile(sample('catalog.pdf'))
  assert.is((await site.upload(`${FOLDER}/document-ch8-1.pdf`, sheet)).status, 200)
  for (const javaScriptEnabled of [true, false]) {
    const options = { ...still, javaScriptEnabled }
    const visited = await visit(browser, `${site.url}/products/ch8`, options)
    if (javaScriptEnabled) await hydrated(visited.page)
    const pictures = visited.page.locator('.product-pictures a')
    assert.is(await pictures.count(), 6)
    await visited.page.getByRole('link', { name: /^Assembly sheet \(PDF, [\d.]+ MB\)$/ }).waitFor()
    assert.equal(visited.complaints, [])
    if (javaScriptEnabled) {
      assert.equal(await violations(visited.page), [])
      const width = () => visited.page.evaluate(() => document.documentElement.scrollWidth)
      assert.is(await width(), 390)
      await visited.page.emulateMedia({ reducedMotion: 'reduce' })
    }
    await pictures.first().click()
    await visited.page.waitForURL(/picture-ch8-2\.jpg\?v=/)
    await visited.page.goBack()
    await pictures.first().waitFor()
  }
})

places.run()
