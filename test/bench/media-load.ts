/**
 * media-load.ts [PHOTOS]: uploads 200 photos of 12 megapixels to the built server while a visitor
 * loads pages, kills it twice on the way, and prints what the visitor felt, what memory it took and
 * whether any smaller picture is missing in the end. Then weighs a product page on a phone.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { administrator } from '../support/administrator.ts'
import { builtServer } from '../support/built-server.ts'
import { cameraPhoto } from '../support/camera-photo.ts'
import { missingDerivatives } from '../support/missing-derivatives.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'
import { weighProductPage } from '../support/weigh-product-page.ts'

const count = Number(process.argv[2] ?? 200)
const folder = await temporaryFolder()
const server = await builtServer(folder, { MAKE_AHEAD: 'on' })
await server.start()
const admin = await administrator(server.url)
const slots = (await admin.imageSlots()).slice(0, count)
const visitor = fork(fileURLToPath(new URL('./visitor.ts', import.meta.url)), [server.url])
const peak = { server: 0, both: 0 }
const watch = setInterval(async () => {
  const { server: own, images } = await server.memory()
  peak.server = Math.max(peak.server, own)
  peak.both = Math.max(peak.both, own + images)
}, 100)

const start = performance.now()
const seconds = () => Math.round((performance.now() - start) / 1000)
const killAt = [Math.floor(count / 3), Math.floor((count * 2) / 3)]
for (const [index, slot] of slots.entries()) {
  const uploaded = admin.upload(slot, await cameraPhoto(index))
  if (killAt.includes(index)) {
    await pause(300)
    await server.end('SIGKILL')
    await server.start()
    console.log(`killed and started again at photo ${index + 1}, ${seconds()} s`)
  }
  await uploaded
}
console.log(`${slots.length} photos uploaded in ${seconds()} s`)
let missing = await missingDerivatives(folder, slots)
for (let before = Number.POSITIVE_INFINITY; missing.length < before; ) {
  before = missing.length
  await pause(30_000)
  missing = await missingDerivatives(folder, slots)
  if (missing.length === 0) break
}
console.log(`smaller pictures: ${missing.length} missing after ${seconds()} s`, missing.slice(0, 5))

visitor.send('stop')
const [taken] = (await once(visitor, 'message')) as [{ path: string; milliseconds: number }[]]
clearInterval(watch)
const pages = taken.filter(({ path }) => !path.startsWith('/uploads/'))
report('pages', pages)
report(
  'pictures',
  taken.filter(one => !pages.includes(one)),
)
console.log(`memory at most: server ${mb(peak.server)}, with its image process ${mb(peak.both)}`)
await server.end('SIGTERM')

const { derivatives, jpegs } = await weighProductPage()
console.log(
  `a product page with 20 photos at 390 px: ${derivatives} bytes instead of ${jpegs}, ` +
    `${((derivatives / jpegs) * 100).toFixed(1)} %`,
)
await removeTemporaryFolders()
process.exit(missing.length > 0 ? 1 : 0)

function report(name: string, taken: { milliseconds: number }[]) {
  const sorted = taken.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  console.log(
    `visitor, ${name}: ${sorted.length} answers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
      `longest ${at(1)} ms`,
  )
}

function mb(number: number) {
  return `${Math.round(number)} MB`
}
