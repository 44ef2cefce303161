import { createHash } from 'node:crypto'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Manifest } from '../../../server/base/http/assets.ts'
import { openContactDetails } from '../../../server/features/company/contact-details/store.ts'
import { ANY_ORIGIN, documentOf, htmlFor } from '../../../server/render/document.ts'
import { pageDataOf } from '../../../server/render/page-data.ts'
import { steppedPage } from '../../../server/render/stepped-page.ts'
import { loadContent } from '../../../server/starters/load-starter.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('HTML of a page')

const content = loadContent()
const { value: contact } = await openContactDetails({ file: `${await temporaryFolder()}/c.json` })

/** Each style is its name, as `/page/`. */
const manifest = {
  ...{ script: '/entry.js', stylesheet: '/all.css', itemStylesheet: '/items.css' },
  ...{ printStylesheet: '/print.css', fonts: ['/a.woff2', '/b.woff2'], preload: ['/shared.js'] },
  lazy: { 'contact/view.tsx': ['/contact.js', '/shared.js'], 'items/viewer.tsx': ['/viewer.js'] },
  styles: new Proxy({}, { get: (_, name) => `/${String(name)}/` }),
} as unknown as Manifest

async function documentAt(address: string, own: object = {}, isStaging = false) {
  const [path = ''] = address.split('?')
  const page = content.byPath.get(path)
  if (!page) throw new Error(`no page ${path}`)
  const data = pageDataOf(steppedPage(page, ''), {
    ...{
      content,
      contact: { ...contact, ...own },
      codeOf: () => undefined,
      priceOf: () => undefined,
      origin: ANY_ORIGIN,
    },
    mediaOf: slot => ({ kind: 'drawing', alt: slot, version: '1' }),
    now: new Date(),
  })
  return documentOf(data, address, manifest, isStaging)
}

const stylesIn = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''

const hasStyle = async (address: string, name: string, own?: object) =>
  stylesIn((await documentAt(address, own)).html).includes(`/${name}/`)

test('has the styles that its sections need, and no others', async () => {
  for (const [name, having, without] of [
    ['page', '/about', ''],
    ['prose', '/about', '/contact'],
    ['slides', '/about', '/shortlist'],
    ['slides', '/contact', '/shortlist'],
    ['drawing', '/contact', '/about'],
    ['closing-drawing', '/services/interiors', '/about'],
    ['closing-line', '/about', '/services/interiors'],
    ['pictures', '/about', '/services/interiors'],
    ['items', '/services/furniture/chairs?item=Ch8', '/services/furniture/chairs'],
  ] as const) {
    assert.ok(await hasStyle(having, name), `${having} with ${name}`)
    if (without) assert.not.ok(await hasStyle(without, name), `${without} without ${name}`)
  }
})

test('has the styles of profiles where the company has one', async () => {
  const none = {
    facebookUrl: '',
    linkedinUrl: '',
    instagramUrl: '',
    twitterUrl: '',
    youtubeUrl: '',
  }
  assert.not.ok(await hasStyle('/about', 'social', none))
  assert.ok(await hasStyle('/about', 'social', { ...none, facebookUrl: 'https://facebook.com/a' }))
})

test('has each style once, and the hash of all of them for the security policy', async () => {
  const { html, styleHash } = await documentAt('/')
  const styles = stylesIn(html)
  assert.is(styles.split('/portfolio/').length, 2)
  assert.is(styleHash, `sha256-${createHash('sha256').update(styles).digest('base64')}`)
})

test('asks for each script of its sections once, before the one that runs', async () => {
  const scriptsAt = async (address: string) =>
    [...(await documentAt(address)).html.matchAll(/rel="modulepreload" href="([^"]*)"/g)].map(
      ([, href]) => href,
    )
  assert.equal(await scriptsAt('/about'), ['/shared.js'])
  assert.equal(await scriptsAt('/contact'), ['/shared.js', '/contact.js'])
  assert.equal(await scriptsAt('/services/furniture/chairs?item=Ch8'), ['/shared.js', '/viewer.js'])
})

test('of a copy of the site says so', async () => {
  const [copy, site] = [await documentAt('/about', {}, true), await documentAt('/about')]
  assert.ok(stylesIn(copy.html).length > stylesIn(site.html).length)
  assert.match(site.html, '<body><')
  assert.is.not(
    copy.html.split('<body>')[1]?.slice(0, 50),
    site.html.split('<body>')[1]?.slice(0, 50),
  )
})

test('is made for one visitor: with the origin, also in links, and the mark of Save-Data', () => {
  const text = `<html lang="en"><a href="${ANY_ORIGIN}/a">${ANY_ORIGIN} ${encodeURIComponent(ANY_ORIGIN)}`
  const origin = 'https://a.example'
  const own = `<a href="${origin}/a">${origin} ${encodeURIComponent(origin)}`
  assert.is(htmlFor(text, { origin, savesData: false }), `<html lang="en">${own}`)
  assert.is(htmlFor(text, { origin, savesData: true }), `<html lang="en" data-saves-data>${own}`)
})

test.run()
