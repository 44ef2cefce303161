import * as assert from 'uvu/assert'
import { suite } from '#test'
import { shareImageUrl } from '../../../web/routes.ts'
import { publicPages } from '../../support/public-pages.ts'
import { picture } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

const test = suite<{ site: RunningSite }>('the share image of a page')

test.before(async context => {
  context.site = await startSite()
})

test('shows a photo that was uploaded after the first request', async ({ site }) => {
  const page = publicPages.find(({ slots }) => slots[0]?.path.endsWith('.jpg'))
  const address = site.url + shareImageUrl(page?.path ?? '')
  const image = async () => Buffer.from(await (await fetch(address)).arrayBuffer())
  const drawn = await image()
  const uploaded = await site.upload(page?.slots[0]?.path ?? '', await picture('jpeg', 1200, 800))
  assert.is(uploaded.status, 200)
  assert.not.equal(await image(), drawn)
})

test.run()
