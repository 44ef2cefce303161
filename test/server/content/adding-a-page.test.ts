import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageSource } from '../../../server/content/page.ts'
import { image } from '../../../server/content/slots.ts'
import { pageSources } from '../../../server/starters/nairobi/index.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

const kiosks: PageSource = {
  path: '/services/containers/commercial/kiosks',
  name: 'Kiosks',
  under: '/services/containers/commercial',
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
          media: image('prefab-units/commercial/kiosks/hero/image-1', {
            family: 'container-unit',
            alt: 'Kiosk',
          }),
        },
      ],
    },
  ],
}

const adding = suite<{ site: RunningSite }>('adding a page module')

adding.before(async context => {
  context.site = await startSite({ pageSources: [...pageSources, kiosks] })
})

adding(
  'adds its route with its own head, to the navigation and to the sitemap',
  async ({ site }) => {
    const answer = await fetch(site.url + kiosks.path)
    assert.is(answer.status, 200)
    assert.match(await answer.text(), '<title>Kiosks | Nairobi Prefab &amp; Interiors</title>')
    assert.match(await (await fetch(site.url)).text(), `href="${kiosks.path}"`)
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
    assert.match(sitemap, `<loc>${site.url}${kiosks.path}</loc>`)
  },
)

adding('adds its slots to the upload tree and the slot server', async ({ site }) => {
  const path = 'prefab-units/commercial/kiosks/hero/image-1.jpg'
  const headers = { cookie: await site.signIn() }
  const tree = await (await fetch(`${site.url}/api/admin/media`, { headers })).text()
  assert.match(tree, path)
  const drawing = await fetch(`${site.url}/uploads/${path}`)
  assert.is(drawing.status, 200)
  assert.is(drawing.headers.get('content-type'), 'image/svg+xml')
})

adding('fails for a path that is taken or content that breaks a rule', async () => {
  const message = async (page: PageSource) => {
    const start = startSite({ pageSources: [...pageSources, page] })
    return start.then(
      () => '',
      (error: Error) => error.message,
    )
  }
  assert.match(await message({ ...kiosks, path: '/about' }), '/about is already taken')
  assert.match(await message({ ...kiosks, description: 'Short' }), 'description')
  const media = image('kiosks/image-1', { family: 'spaceship', alt: 'Kiosk' })
  const slides = [{ label: 'Kiosk', media }]
  const drawn = [{ kind: 'hero' as const, title: 'Kiosks', text: 'x', slides }]
  assert.match(await message({ ...kiosks, sections: drawn }), 'No drawing family "spaceship"')
  const sections = [{ kind: 'hero', title: '', text: 'x' }] as const
  assert.match(await message({ ...kiosks, sections: [...sections] }), 'sections[0].title')
})

adding.run()
