import { createReadStream } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openInquiries } from '../../server/features/inquiries/store/index.ts'
import { restore } from '../../server/features/operations/volume/restore.ts'
import { administrator } from '../support/administrator.ts'
import { builtServer } from '../support/built-server.ts'
import { inquiry } from '../support/inquiry.ts'
import { ownerOf } from '../support/owner.ts'
import { sample } from '../support/samples.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

const test = suite('a backup under load')

const files = 2000
const every = 20
const films = ['commercial', 'public', 'residential'].flatMap(area =>
  [1, 2].map(index => `prefab-units/${area}/hero/video-${index}.mp4`),
)

/** The volume after a year: many files that no longer change. */
async function fill(uploads: string): Promise<void> {
  const bytes = Buffer.alloc(150_000, 'a file of some size ')
  for (let index = 0; index < files; index += 1) {
    const folder = join(uploads, 'kept', String(index % 40))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${index}.jpg`), bytes)
  }
}

/** Posts inquiries at a fixed rate until stopped; resolves to the ids of acknowledged ones. */
function sendInquiries(url: string) {
  const acknowledged: string[] = []
  const refused: number[] = []
  const underWay = new Set<Promise<void>>()
  const send = async () => {
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry()),
    })
    if (answer.status !== 201) refused.push(answer.status)
    else acknowledged.push(((await answer.json()) as { id: string }).id)
  }
  const timer = setInterval(() => {
    const sent = send().finally(() => underWay.delete(sent))
    underWay.add(sent)
  }, every)
  const stop = async () => {
    clearInterval(timer)
    await Promise.all(underWay)
  }
  return { acknowledged, refused, stop }
}

/** Uploads videos one after the other in a loop; resolves to the slots that were filled. */
function sendFilms(admin: Awaited<ReturnType<typeof administrator>>, film: Buffer) {
  const arrived = new Set<string>()
  let isOver = false
  const running = (async () => {
    for (let index = 0; !isOver; index += 1) {
      const slot = films[index % films.length] ?? ''
      // Another length each time, so that each replaces the previous one.
      await admin.upload(slot, Buffer.concat([film, freeBox(8 + index)]))
      arrived.add(slot)
    }
  })()
  const stop = () => {
    isOver = true
    return running
  }
  return { arrived, stop }
}

function freeBox(bytes: number): Buffer {
  const box = Buffer.alloc(bytes)
  box.writeUInt32BE(bytes)
  box.write('free', 4)
  return box
}

test(`of ${1000 / every} inquiries a second contains all acknowledged ones`, async () => {
  const folder = await temporaryFolder()
  await fill(join(folder, 'uploads'))
  const limits = { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off', LOG_LEVEL: 'info' }
  const server = await builtServer(folder, limits)
  await server.start()
  const inquiries = sendInquiries(server.url)
  const uploads = sendFilms(
    await administrator(server.url),
    await readFile(sample('clip-480p-moov-at-end.mp4')),
  )
  await until('inquiries and a film', () => {
    return inquiries.acknowledged.length > 60 && uploads.arrived.size > 0
  })

  const acknowledged = [...inquiries.acknowledged]
  const arrived = [...uploads.arrived]
  const archive = join(await temporaryFolder(), 'b.tar.gz')
  const began = performance.now()
  const { code, errors } = await ownerOf(folder)(['backup', archive])
  const backupSeconds = (performance.now() - began) / 1000
  const during = inquiries.acknowledged.length - acknowledged.length
  await Promise.all([inquiries.stop(), uploads.stop()])
  await server.end('SIGTERM')
  assert.is(code, 0, errors)
  assert.equal(inquiries.refused, [])
  assert.ok(during > 0, 'nothing was written while the backup ran')

  const fresh = await temporaryFolder()
  const volume = { dataDir: join(fresh, 'data'), uploadsDir: join(fresh, 'uploads') }
  const restoring = performance.now()
  const { sums } = await restore(createReadStream(archive), { ...volume, replace: false })
  const again = await builtServer(fresh)
  await again.start()
  assert.is((await fetch(again.url)).status, 200)
  const recovery = (performance.now() - restoring) / 1000
  await again.end('SIGTERM')

  const stored = await openInquiries({ folder: join(volume.dataDir, 'inquiries') })
  const missing = []
  for (const id of acknowledged) if (!(await stored.find(id))) missing.push(id)
  assert.equal(missing, [])
  for (const slot of arrived) assert.ok((await stat(join(volume.uploadsDir, slot))).size > 100_000)
  const checked = await ownerOf(fresh)(['check'])
  assert.equal([checked.code, checked.errors], [0, ''], checked.out)
  assert.ok(sums.size > files)
  const seconds = (number: number) => `${number.toFixed(1)} s`
  console.log(
    `${acknowledged.length} inquiries before, ${during} during a backup of ` +
      `${seconds(backupSeconds)}; ${sums.size} files back and served in ${seconds(recovery)}`,
  )
})

test.run()
