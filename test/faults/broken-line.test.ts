import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { UploadAnswer } from '../../server/features/media/upload/upload-answer.ts'
import { openBreakingLine } from '../support/breaking-line.ts'
import { visit } from '../support/http.ts'
import { type RunningProgram, start } from '../support/node-process.ts'
import { tinyMovie } from '../support/samples.ts'
import { PASSWORD } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { uploadByTus } from '../support/tus-client.ts'

const CLIP = 'home/hero/prefab-units/home-hero-prefab-units-video-1.mp4'

const test = suite<{ folder: string; site: RunningSite; cookie: string }>(
  'upload on a connection that breaks',
)
test.before(async context => {
  context.folder = await temporaryFolder()
  await mkdir(join(context.folder, 'uploads'))
  context.site = await startSite(context.folder)
  // The process that runs at the end: a test restarts it.
  use(async () => {
    context.site.child.kill('SIGKILL')
    await context.site.ended
  })
  context.cookie = await signIn(context.site.url)
})

interface RunningSite extends RunningProgram {
  port: number
  url: string
}

/** Starts the site in a process that can be killed; resolves when it listens. */
async function startSite(folder: string): Promise<RunningSite> {
  const args = ['--import', 'tsx', 'test/faults/processes/site.ts', folder]
  const program = start(process.execPath, args)
  for (;;) {
    const { msg, url } = JSON.parse(await program.nextLine())
    if (msg === 'listening') return { ...program, port: Number(new URL(url).port), url }
  }
}

async function signIn(url: string): Promise<string> {
  const visitor = visit(url)
  await visitor('/api/admin/login', { json: { username: 'admin', password: PASSWORD } })
  return [...visitor.cookies].map(pair => pair.join('=')).join('; ')
}

/** A clip of about that many bytes, without repeated content. */
function clipOf(bytes: number): Buffer {
  const chunk = () => randomBytes(bytes / 4).toString('hex')
  return tinyMovie({ tracks: [{ chunks: [chunk(), chunk()] }] })
}

const megabyte = 1024 * 1024

test('60 MB arrive complete over five breaks and a killed server', async context => {
  const { folder, cookie } = context
  const clip = clipOf(60 * megabyte)
  const line = await openBreakingLine({
    port: () => context.site.port,
    cutAt: [8, 19, 31, 44, 56].map(megabytes => megabytes * megabyte),
    onCut: times => {
      if (times === 3) void restart()
    },
  })
  async function restart() {
    context.site.child.kill('SIGKILL')
    await context.site.ended
    context.site = await startSite(folder)
  }

  const answer = await uploadByTus(line.url, { slotPath: CLIP, file: clip, cookie })
  const { version, ...outcome } = answer as UploadAnswer
  const { length: size } = clip
  assert.equal(outcome, { message: 'File uploaded', path: CLIP, status: 'uploaded', size })
  assert.ok(version)
  assert.ok((await readFile(join(folder, 'uploads', CLIP))).equals(clip))
  assert.is(line.cuts, 5)
  const share = line.sent / size
  assert.ok(share < 1.15, `${share.toFixed(3)} times its size was sent`)
  assert.equal(await readdir(join(folder, 'uploads/.incoming')), ['tus'])
  assert.equal(await readdir(join(folder, 'uploads/.incoming/tus')), [])
  console.log(`${line.cuts} breaks, 1 restart: ${share.toFixed(3)} times the size was sent`)
  line.close()
})

test('control: more is sent if the server forgets the bytes', async ({ folder, site, cookie }) => {
  const clip = clipOf(4 * megabyte)
  const line = await openBreakingLine({
    port: () => site.port,
    cutAt: [3 * megabyte],
    onCut: () => rmSync(join(folder, 'uploads/.incoming/tus'), { recursive: true }),
  })
  await uploadByTus(line.url, { slotPath: CLIP, file: clip, cookie }).catch(() => undefined)
  assert.ok(line.sent > clip.length * 1.15)
  line.close()
})

test.run()
