/**
 * Takes the screenshots of docs/administrator.md, of a site after some days of use. Needs
 * `npm run build` and a Chromium. Run it after a screen has changed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import { screens } from '../../web/admin/shell/screens.ts'
import { adminRoutes, api } from '../../web/base/routes.ts'
import { enter, newUser, startAdminSite } from '../browser/admin/administrator.ts'
import { visit } from '../browser/visit.ts'
import { launchChromium } from '../support/chromium.ts'
import { inquiry } from '../support/inquiry.ts'
import { picture, sample } from '../support/samples.ts'

const presses = [
  ['whatsapp', '/services/furniture/chairs'],
  ['whatsapp', '/services/furniture/chairs'],
  ['whatsapp', '/services/containers/commercial/offices'],
  ['phone', '/services/containers/commercial/offices'],
  ['phone', '/contact'],
  ['email', '/contact'],
]
const folder = 'docs/administrator'
const size = { viewport: { width: 1200, height: 760 } }
const site = await startAdminSite()
const browser = await launchChromium()
try {
  await mkdir(folder, { recursive: true })
  await use()
  const { page, close } = await visit(browser, site.url + adminRoutes.login, size)
  await page.getByLabel('Password').waitFor()
  await page.waitForLoadState('networkidle')
  await take('sign-in', () => page.screenshot())
  await close()
  for (const { path } of screens.filter(({ isOpen }) => !isOpen)) {
    const { page, close } = await enter(browser, site, path, size)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await take(basename(path), () => page.screenshot({ animations: 'disabled' }))
    await close()
  }
} finally {
  await browser.close()
  await site.stop()
}

/** Creates content for each screen. */
async function use(): Promise<void> {
  const film = await readFile(sample('clip-720p.mp4'))
  for (const area of ['commercial', 'public', 'residential']) {
    await site.upload(`prefab-units/${area}/hero/video-1.mp4`, film)
  }
  const chair = (n: number) => `executive-furniture/chairs/products/image-${n}.jpg`
  const red = await picture('jpeg', 640, 480)
  for (const n of [1, 2]) await site.upload(chair(n), red)
  await site.upload(chair(1), await picture('jpeg', 480, 640))
  await site.ask('DELETE', `${api.media}?path=${chair(2)}`)
  await site.ask('PATCH', api.slotDetails, {
    slots: { [chair(1)]: { productName: 'Nyota dining chair' } },
  })
  await site.ask('PATCH', api.adminProducts, {
    products: {
      OP1: {
        ...{ version: 0, widthMm: 1600, depthMm: 800, heightMm: 750, materials: 'Mahogany' },
        price: { kind: 'fixed', cents: 6_850_000, per: 'piece', vatIncluded: true },
        isPriceShown: true,
      },
      OP2: { version: 0, widthMm: 605, depthMm: 600, heightMm: 980, materials: 'Oak, leather' },
    },
  })
  for (const [kind, page] of presses) {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ kind, page })
    await fetch(site.url + api.presses, { method: 'POST', headers, body })
  }
  await newUser(site, 'wanjiru')
  const people = [
    { name: 'Wanjiru Kamau', message: 'We need a site office for twelve people near Thika.' },
    { name: 'Otieno Ouma', message: 'What would four classrooms in Kisumu cost?' },
    { name: 'Amina Hassan', message: 'Do you deliver bed legs to Mombasa? We need two hundred.' },
  ]
  for (const person of people) {
    await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry(person)),
    })
  }
}

/** Few colours make a small file. */
async function take(name: string, shot: () => Promise<Buffer>): Promise<void> {
  const picture = await sharp(await shot())
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toBuffer()
  await writeFile(`${folder}/${name}.png`, picture)
  console.log(`${folder}/${name}.png ${Math.round(picture.length / 1024)} KB`)
}
