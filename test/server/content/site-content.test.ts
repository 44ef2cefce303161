import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { checkedContent } from '../../../server/content/checked.ts'
import { drawing } from '../../../server/content/drawing.ts'
import { pageSources } from '../../../server/content/index.ts'
import type { PageSource } from '../../../server/content/page.ts'
import { type ReplaceableContent, siteContent } from '../../../server/content/site-content.ts'
import { image } from '../../../server/content/slots.ts'
import { picture } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

interface Context {
  content: ReplaceableContent
  site: RunningSite
  /** The body of a GET, or its status where that is not 200. */
  read: (path: string) => Promise<string>
}

const SLOT = 'prefab-units/commercial/kiosks/hero/image-1.jpg'

const kiosks: PageSource = {
  path: '/kiosks',
  name: 'Kiosks',
  menu: 'Kiosks',
  description:
    'Small prefab kiosks for tickets, coffee and newspapers, with a shutter and a counter.',
  keywords: ['kiosk', 'ticket booth', 'coffee stand'],
  sections: [
    {
      kind: 'hero',
      title: 'Kiosks',
      text: 'A counter, a shutter and a roof.',
      drawing: drawing('kiosks', { family: 'hero-frames', shape: 'wide', alt: '' }),
      slides: [
        {
          label: 'Kiosk',
          media: image(SLOT.replace('.jpg', ''), { family: 'container-unit', alt: 'Kiosk' }),
        },
      ],
    },
  ],
}

const without = (path: string) => pageSources.filter(page => page.path !== path)

const changing = suite<Context>('content that changes while the site runs')

changing.before.each(async context => {
  context.content = siteContent(checkedContent())
  context.site = await startSite({ content: context.content })
  context.read = async path => {
    const answer = await fetch(context.site.url + path, { redirect: 'manual' })
    return answer.status === 200 ? answer.text() : String(answer.status)
  }
})

changing('serves a page from the moment it is there', async ({ content, read }) => {
  assert.is(await read('/kiosks'), '404')
  content.replace(checkedContent([...pageSources, kiosks]))
  assert.match(await read('/kiosks'), '<h1>Kiosks</h1>')
  assert.match(await read('/api/pages?path=/kiosks'), '"title":"Kiosks"')
  assert.is(await read('/Kiosks/'), '301')
})

changing('ends every cached page, whose navigation it is in', async ({ content, read }) => {
  for (const _ of [1, 2]) assert.not.match(await read('/about'), 'href="/kiosks"')
  assert.not.match(await read('/api/pages?path=/about'), '"/kiosks"')
  content.replace(checkedContent([...pageSources, kiosks]))
  for (const _ of [1, 2]) assert.match(await read('/about'), 'href="/kiosks"')
  assert.match(await read('/api/pages?path=/about'), '"/kiosks"')
})

changing('answers 404 for a page that is gone, also from the caches', async ({ content, read }) => {
  for (const _ of [1, 2]) assert.match(await read('/about'), '<h1>')
  content.replace(checkedContent(without('/about')))
  assert.is(await read('/about'), '404')
  assert.is(await read('/api/pages?path=/about'), '404')
  assert.is(await read('/share/about.jpg'), '404')
  assert.is(await read('/About'), '404')
})

changing('lists the pages there are in the sitemap', async ({ content, read, site }) => {
  content.replace(checkedContent([...without('/about'), kiosks]))
  const sitemap = await read('/sitemap.xml')
  assert.match(sitemap, `<loc>${site.url}/kiosks</loc>`)
  assert.not.match(sitemap, `<loc>${site.url}/about</loc>`)
})

changing(
  'draws, lists, names and fills the slots of a new page',
  async ({ content, site, read }) => {
    assert.is(await read(`/uploads/${SLOT}`), '404')
    content.replace(checkedContent([...pageSources, kiosks]))
    assert.match(await read(`/uploads/${SLOT}`), '<svg')
    assert.match(await read('/drawings/kiosks.svg'), '<svg')
    assert.match(await (await site.ask('GET', '/api/admin/media')).text(), SLOT)
    assert.match(await (await site.ask('GET', '/api/admin/slot-details')).text(), SLOT)
    assert.is((await site.upload(SLOT, await picture('jpeg'))).status, 200)
    assert.match(await (await site.ask('GET', '/api/admin/activity')).text(), 'kiosks')
  },
)

changing(
  'finds the file that a slot of a new page has on disk',
  async ({ content, site, read }) => {
    const file = join(site.uploadsDir, SLOT)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await picture('jpeg'))
    content.replace(checkedContent([...pageSources, kiosks]))
    const isShown = async () => (await read('/api/pages?path=/kiosks')).includes('"kind":"photo"')
    while (!(await isShown())) await new Promise(resolve => setTimeout(resolve, 20))
  },
)

changing('counts clicks on its pages alone', async ({ content, site }) => {
  const press = async (page: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ kind: 'phone', page })
    return (await fetch(`${site.url}/api/presses`, { method: 'POST', headers, body })).status
  }
  content.replace(checkedContent([...without('/about'), kiosks]))
  assert.is(await press('/kiosks'), 204)
  assert.is(await press('/about'), 400)
})

changing.run()
