/**
 * Builds the image without an engine, on a base of this machine's own Node, and uses it as an owner
 * does; `--built` takes the one that was built last. Ends with 2 and says why where this machine
 * cannot do that.
 */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { administrator } from '../support/administrator.ts'
import { sample } from '../support/samples.ts'
import { PASSWORD } from '../support/site.ts'
import { until } from '../support/until.ts'
import { build, inside, localBase, missingTools, newVolume, unpack } from './image.ts'

const PORT = '18083'
const url = `http://127.0.0.1:${PORT}`
const slot = 'prefab-units/hero/video-1.mp4'
const megabyte = 1024 * 1024
const mostAboveBase = 90 * megabyte
const name = 'localhost/showyard'

const missing = missingTools()
if (missing.length > 0) {
  console.error(`The image cannot be checked here: ${missing.join(', ')} missing.`)
  console.error('On Debian, as root: apt-get install buildah debootstrap util-linux')
  process.exit(2)
}

const base = localBase()
if (!process.argv.includes('--built')) build(name, base)
const bare = unpack(base)
bare.remove()
const image = unpack(name)
const volume = newVolume(image)
try {
  checkSettings()
  checkFiles()
  await checkUse()
} finally {
  image.remove()
  await rm(volume, { recursive: true })
}

function checkSettings(): void {
  const { User, Cmd, StopSignal, Volumes, Labels, Healthcheck } = image.config
  assert.equal(User, 'node')
  assert.deepEqual(Cmd, ['node', 'dist/server/main.js', 'serve'])
  assert.equal(StopSignal, 'SIGTERM')
  assert.deepEqual(Object.keys(Volumes), ['/volume'])
  assert.equal(Labels['org.opencontainers.image.title'], 'Showyard')
  // The format of images that needs no engine's own knows no health check; Docker's does.
  if (Healthcheck) assert.deepEqual(Healthcheck.Test.slice(1), ['showyard', 'health'])
  console.log('settings: as in the Dockerfile')
}

function checkFiles(): void {
  const above = image.bytes - bare.bytes
  console.log(`size: ${Math.round(above / megabyte)} MB above its base`)
  assert.ok(above <= mostAboveBase, 'the image is too large')
  const files = readdirSync(join(image.root, 'app'), { recursive: true }).map(String)
  const foreign = files.filter(file =>
    /(?<!\.d)\.tsx?$|typescript|esbuild|playwright|^server/.test(file),
  )
  assert.deepEqual(foreign, [])
}

async function checkUse(): Promise<void> {
  const first = await start()
  assert.equal((await fetch(url)).status, 200)
  const admin = await administrator(url)
  await admin.upload(slot, await readFile(sample('clip-720p.mp4')))
  const id = await inquire()
  const backup = inside(image, volume, ['showyard', 'backup', '/volume/backup.tar.gz'])
  assert.equal(await backup.ended, 0, 'the backup failed')
  await first.stop()

  const second = await start()
  const film = await fetch(`${url}/uploads/${slot}`)
  assert.equal(film.headers.get('content-type'), 'video/mp4')
  assert.ok((await film.arrayBuffer()).byteLength > 100_000)
  const stored = await readFile(await inquiriesFile(), 'utf8')
  assert.ok(stored.includes(id), 'the inquiry is gone')
  console.log('after the restart: the upload and the inquiry are there')
  await second.stop()
}

async function start() {
  const program = inside(image, volume, image.config.Cmd, { PORT, ADMIN_PASSWORD: PASSWORD })
  const pid = await program.pid()
  const begun = performance.now()
  await until('the start', () => program.out().includes('"listening"')).catch(error => {
    throw new Error(`it does not start: ${program.out()}`, { cause: error })
  })
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  assert.match(status, /^Uid:\t1000\t1000/m)
  console.log(`start: ${Math.round(performance.now() - begun)} ms, user 1000, read-only root`)
  return {
    async stop() {
      const asked = performance.now()
      process.kill(pid, 'SIGTERM')
      assert.equal(await program.ended, 0)
      const ms = Math.round(performance.now() - asked)
      console.log(`stop: ${ms} ms after SIGTERM`)
      assert.ok(ms < 3000)
    },
  }
}

async function inquire(): Promise<string> {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Wanjiku Kamau',
      email: 'wanjiku@example.com',
      message: 'What would a site office for ten people cost?',
    }),
  })
  assert.equal(answer.status, 201, await answer.clone().text())
  const { id } = (await answer.json()) as { id: string }
  return id
}

async function inquiriesFile(): Promise<string> {
  const folder = join(volume, 'data', 'inquiries')
  return join(folder, readdirSync(folder).filter(file => /^\d{4}-/.test(file))[0] ?? '')
}
