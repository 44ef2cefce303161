import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type PageCalls, pageCalls } from '../../support/page-calls.ts'
import { picture } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

interface Context {
  site: RunningSite
  pages: PageCalls
  /** Publishes a page with a picture and an entry in the menu. */
  addKiosks: () => Promise<void>
  /** The body of a GET, or its status where that is not 200. */
  read: (path: string) => Promise<string>
}

const SLOT = 'pages/kiosks/image-1.jpg'

const kiosks = {
  menu: 'Kiosks',
  description:
    'Small prefab kiosks for tickets, coffee and newspapers, with a shutter and a counter.',
  keywords: ['kiosk', 'ticket booth', 'coffee stand'],
  sections: [
    {
      kind: 'hero',
      title: 'Kiosks',
      text: 'A counter, a shutter and a roof.',
      slides: [
        {
          label: 'Kiosk',
          media: { kind: 'image', shape: 'wide', family: 'container-unit', alt: 'Kiosk' },
        },
      ],
    },
  ],
}

const changing = suite<Context>('pages that come and go while the site runs')

changing.before.each(async context => {
  const site = await startSite()
  const pages = pageCalls(site)
  const read: Context['read'] = async path => {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    return answer.status === 200 ? answer.text() : String(answer.status)
  }
  async function addKiosks(): Promise<void> {
    const { version, source } = (await pages.create({ path: '/kiosks', name: 'Kiosks' })).body
    const body = { version, source: { ...source, ...kiosks }, keys: [null] }
    const saved = await pages.save('/kiosks', body)
    assert.is(saved.status, 200, JSON.stringify(saved.body))
    const published = await pages.publish('/kiosks', saved.body.version)
    assert.is(published.status, 200, JSON.stringify(published.body))
  }
  Object.assign(context, { site, pages, read, addKiosks })
})

changing('a page in the menu ends every cached page', async ({ addKiosks, read }) => {
  for (const _ of [1, 2]) assert.not.match(await read('/about'), 'href="/kiosks"')
  assert.not.match(await read('/api/pages?path=/about'), '"/kiosks"')
  await addKiosks()
  for (const _ of [1, 2]) assert.match(await read('/about'), 'href="/kiosks"')
  assert.match(await read('/api/pages?path=/about'), '"/kiosks"')
})

changing('the places of a new page are drawn, named and filled', async context => {
  const { addKiosks, site, read } = context
  assert.is(await read(`/uploads/${SLOT}`), '404')
  await addKiosks()
  assert.match(await read(`/uploads/${SLOT}`), '<svg')
  assert.match(await (await site.ask('GET', '/api/admin/media')).text(), SLOT)
  assert.match(await (await site.ask('GET', '/api/admin/slot-details')).text(), SLOT)
  assert.is((await site.upload(SLOT, await picture('jpeg'))).status, 200)
  assert.match(await (await site.ask('GET', '/api/admin/activity')).text(), 'kiosks')
})

changing('a file on disk shows in the place of a page that comes after it', async context => {
  const { addKiosks, site, read } = context
  const file = join(site.uploadsDir, SLOT)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await picture('jpeg'))
  await addKiosks()
  await until('the photo', async () =>
    (await read('/api/pages?path=/kiosks')).includes('"kind":"photo"'),
  )
})

changing('clicks are counted on pages that visitors see', async ({ addKiosks, pages, site }) => {
  const press = async (page: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ kind: 'phone', page })
    return (await fetch(`${site.url}/api/presses`, { method: 'POST', headers, body })).status
  }
  await addKiosks()
  await pages.hide('/about')
  assert.is(await press('/kiosks'), 204)
  assert.is(await press('/about'), 400)
})

changing.run()
