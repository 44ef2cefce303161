import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pageDrawing } from '../../../../server/starters/nairobi/page-drawings.ts'
import { drawingUrl } from '../../../../web/routes.ts'
import { publicPages } from '../../../support/public-pages.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

const test = suite<{ site: RunningSite }>('drawings that are no slots')

test.before(async context => {
  context.site = await startSite()
})

test('are immutable SVG documents at addresses of their own', async ({ site }) => {
  const { name, version } = pageDrawing('/services/interiors')
  const answer = await fetch(site.url + drawingUrl(name, version))
  assert.is(answer.status, 200)
  assert.is(answer.headers.get('content-type'), 'image/svg+xml')
  assert.match(answer.headers.get('cache-control') ?? '', 'immutable')
  assert.match(answer.headers.get('content-security-policy') ?? '', 'sandbox')
  assert.match(await answer.text(), /^<svg .*width="640" height="480"/)
  const old = await fetch(site.url + drawingUrl(name, 'another'))
  assert.is(old.headers.get('cache-control'), 'public, max-age=60')
})

test('of heroes have a second one for phones', async ({ site }) => {
  const widthAt = async (query: string) => {
    const svg = await (await fetch(`${site.url}/drawings/contact.svg?${query}`)).text()
    return /width="(\d+)"/.exec(svg)?.[1]
  }
  assert.equal([await widthAt('v=1'), await widthAt('v=1&phone')], ['1600', '1200'])
})

test('move in heroes only', async ({ site }) => {
  const svgOf = async (name: string) => (await fetch(`${site.url}/drawings/${name}.svg`)).text()
  assert.match(await svgOf('contact'), 'animation:')
  for (const name of ['to-contact', 'to-gallery', 'shortlist'])
    assert.not.match(await svgOf(name), 'animation', name)
})

test('are those of the content, and nothing else', async ({ site }) => {
  for (const path of ['/drawings/castle.svg', '/drawings/contact', '/drawings/../contact.svg'])
    assert.is((await fetch(site.url + path)).status, 404, path)
})

test('are no places for uploads', async ({ site }) => {
  const { total } = (await (await site.ask('GET', '/api/admin/media')).json()) as { total: number }
  assert.is(total, new Set(publicPages.flatMap(page => page.slots).map(({ path }) => path)).size)
  assert.is(total, 2070)
})

test('are on their pages with what they show, and lazy except in a hero', async ({ site }) => {
  const imagesOf = async (path: string) => {
    const html = await (await fetch(site.url + path)).text()
    return html.match(/<img[^>]* src="\/drawings\/[^>]*>/g) ?? []
  }
  const [hero = '', ...links] = await imagesOf('/nowhere')
  assert.match(hero, /alt="Crane with an empty hook[^"]*".*loading="eager"/)
  assert.is(links.length, 6)
  for (const image of links) assert.match(image, /alt="".*loading="lazy"/)
})

test.run()
