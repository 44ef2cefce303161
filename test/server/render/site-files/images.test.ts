import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openImageWorker } from '../../../../server/features/media/image-work/image-worker.ts'
import { createIcons } from '../../../../server/render/site-files/icons.ts'
import { shareImageUrl } from '../../../../web/base/routes.ts'
import { publicPages } from '../../../support/public-pages.ts'
import { picture } from '../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'
import { imageProgram } from '../../features/media/open-derivatives.ts'

const test = suite<{ site: RunningSite }>('icons and share images')

const noBrand = { value: undefined }

test('concurrent requests make an icon once per size', async () => {
  const asked: number[] = []
  const icons = createIcons(async (_svg, pixels) => {
    asked.push(pixels)
    return Buffer.from(`${pixels}`)
  }, noBrand)
  const all = await Promise.all([48, 192, 48, 48].map(pixels => icons.png(pixels)))
  assert.equal(all.map(String), ['48', '192', '48', '48'])
  await icons.png(48)
  assert.equal(asked, [48, 192])
})

test('an icon that failed is made again at the next request', async () => {
  let isBroken = true
  const icons = createIcons(async () => {
    if (isBroken) throw new Error('no memory')
    return Buffer.from('icon')
  }, noBrand)
  const refused = [icons.png(48), icons.png(48)].map(icon => icon.catch(error => error.message))
  assert.equal(await Promise.all(refused), ['no memory', 'no memory'])
  isBroken = false
  assert.is(String(await icons.png(48)), 'icon')
})

test('an icon is a square PNG of the requested size', async () => {
  const worker = use(openImageWorker(imageProgram))
  const icons = createIcons((svg, pixels) => worker.make({ kind: 'icon', svg, pixels }), noBrand)
  const png = await icons.png(48)
  assert.is(png.toString('latin1', 1, 4), 'PNG')
  assert.equal([png.readUInt32BE(16), png.readUInt32BE(20)], [48, 48])
})

test.before(async context => {
  context.site = await startSite()
})

test('the share image of a page shows a photo that was uploaded after the first request', async ({
  site,
}) => {
  const page = publicPages.find(({ slots }) => slots[0]?.path.endsWith('.jpg'))
  const address = site.url + shareImageUrl(page?.path ?? '')
  const image = async () => Buffer.from(await (await fetch(address)).arrayBuffer())
  const drawn = await image()
  const uploaded = await site.upload(page?.slots[0]?.path ?? '', await picture('jpeg', 1200, 800))
  assert.is(uploaded.status, 200)
  assert.not.equal(await image(), drawn)
})

test.run()
