import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isItem, linksOf, publicPages } from '../support/public-pages.ts'
import { startSite } from '../support/site.ts'

const test = suite('links to items')

test('each item link of every public page opens the viewer at the item', async () => {
  const site = await startSite()
  let count = 0
  for (const { path } of publicPages) {
    const html = await (await fetch(site.url + path)).text()
    for (const link of linksOf(html, site.url + path).filter(isItem)) {
      const answer = await fetch(link)
      assert.is(answer.status, 200, `${path} -> ${link}`)
      const [, named] = /id="viewer-title">([^<]*)</.exec(await answer.text()) ?? []
      assert.is(named, link.searchParams.get('item'), `${path} -> ${link}`)
      count += 1
    }
  }
  assert.ok(count > 250, `${count} links`)
})

test.run()
