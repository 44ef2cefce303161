import * as assert from 'uvu/assert'
import { suite } from '#test'
import { loadAssets } from '../../../server/assets.ts'
import { loadContent, pageSources } from '../../../server/content/index.ts'
import type { ContentPage } from '../../../server/content/page.ts'
import { makeAhead } from '../../../server/pages/ahead.ts'
import { createPages } from '../../../server/pages/index.ts'
import { initialContactDetails } from '../../../server/store/contact-details.ts'
import { serveKoa } from '../../support/koa-server.ts'

const ahead = suite('pages made ahead')

const AT_ONCE = { before: 0, between: 0, rest: 0 }

// Work that nobody waits for does not keep this process alive.
const alive = setInterval(() => {}, 1000)
ahead.after(() => clearInterval(alive))

ahead('are made one by one, for the origin that was visited', async () => {
  const { made, make, isDone } = maker(2)
  let atOnce = 0
  const pages = makeAhead(
    ['/', '/about'],
    async (path, origin) => {
      assert.is(++atOnce, 1)
      await make(path, origin)
      atOnce--
    },
    AT_ONCE,
  )
  pages.begin()
  pages.visited('http://a')
  await isDone
  assert.equal(made, ['http://a/', 'http://a/about'])
})

ahead('wait until those who waited for the start are served', async () => {
  const { made, make, isDone } = maker(1)
  const pages = makeAhead(['/'], make, AT_ONCE)
  pages.visited('http://a')
  await new Promise(setImmediate)
  assert.equal(made, [])
  pages.begin()
  await isDone
  assert.equal(made, ['http://a/'])
})

ahead('come for the last of the origins that were visited meanwhile, not for each', async () => {
  const { made, make, isDone } = maker(2)
  const pages = makeAhead(['/'], make, AT_ONCE)
  pages.begin()
  for (const name of ['a', 'b', 'c', 'd']) pages.visited(`http://${name}`)
  await isDone
  assert.equal(made, ['http://a/', 'http://d/'])
})

ahead('are made although one of them fails', async () => {
  const { made, make, isDone } = maker(2)
  const failing = async (path: string, origin: string) => {
    await make(path, origin)
    throw new Error('cannot be made')
  }
  const pages = makeAhead(['/', '/about'], failing, AT_ONCE)
  pages.begin()
  pages.visited('http://a')
  await isDone
  assert.is(made.length, 2)
})

ahead('are made when a page has been answered', async () => {
  const { made, make, isDone } = maker(1)
  const nothing = () => () => undefined
  const pages = createPages({
    content: loadContent(pageSources.filter(({ path }) => ['/about', '/shortlist'].includes(path))),
    library: { onChange: nothing },
    catalogs: { onMade: nothing },
    slotDetails: { onChange: nothing },
    shown: {
      page(page: ContentPage) {
        if (page.path !== '/about') make(page.path, '')
        return page
      },
      media: () => ({ kind: 'drawing', alt: '', version: '1' }),
    },
    contactDetails: { value: initialContactDetails() },
    archives: { list: async () => [] },
    assets: await loadAssets('dist'),
  } as never)
  const server = await serveKoa([
    (ctx, next) => {
      ctx.state.origin = 'http://a'
      return next()
    },
    pages.serve,
  ])
  pages.makeAhead()
  assert.is((await fetch(`${server.url}/about`)).status, 200)
  await isDone
  await server.close()
  assert.equal(made, ['/shortlist'])
})

ahead.run()

/** Something to be made of pages, and a promise that it has been made so many times. */
function maker(times: number) {
  const made: string[] = []
  let done = () => {}
  const isDone = new Promise<void>(resolve => {
    done = resolve
  })
  const make = async (path: string, origin: string) => {
    if (made.push(origin + path) === times) done()
  }
  return { made, make, isDone }
}
