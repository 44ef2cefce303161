import { once } from 'node:events'
import { mkdir, readdir, stat, statfs, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type OpenUploads, tusBy } from '../server/features/media/resumable/open-uploads.ts'
import { type BuiltServer, builtServer } from '../support/built-server.ts'
import { type Send, type Visitor, visit } from '../support/http.ts'
import { inquiry } from '../support/inquiry.ts'
import { tinyMovie } from '../support/samples.ts'
import { PASSWORD } from '../support/site.ts'
import { type SmallDisk, smallDisk } from '../support/small-disk.ts'
import { until } from '../support/until.ts'

const megabyte = 1024 * 1024
const slots = [
  ...['prefab-units', 'interior-designs', 'executive-furniture'].flatMap(part =>
    [1, 2].map(number => `home/hero/${part}/home-hero-${part}-video-${number}.mp4`),
  ),
  ...[1, 2].map(number => `prefab-units/hero/video-${number}.mp4`),
]
const film = tinyMovie({ tracks: [{ chunks: ['x'.repeat(30 * megabyte), 'y'] }] })

interface Crowded {
  disk: SmallDisk
  server: BuiltServer
  admin: Visitor
  tus: Pick<OpenUploads, 'create' | 'append' | 'ask'>
}

const test = suite<Crowded>('concurrent uploads on a small disk')

test.before(async context => {
  const disk = await smallDisk(100)
  await Promise.all(['data', 'uploads'].map(name => mkdir(join(disk.folder, name))))
  const limits = { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
  const server = await builtServer(disk.folder, { ...disk.env, ...limits })
  await server.start()
  const admin = visit(server.url, sendAlone)
  await signIn(admin)
  Object.assign(context, { disk, server, admin, tus: tusBy(admin) })
})

/**
 * Sends a request on a connection of its own, which stays open for the answer while a film is still sent:
 * beside films, this process notices too late that the server has closed an idle one.
 */
const sendAlone: Send = async (url, { method = 'GET', headers, body }) => {
  const agent = new Agent({ keepAlive: true })
  const own = Object.fromEntries(new Headers(headers))
  const sending = request(url, { agent, method, headers: own })
  if (body instanceof Readable) body.pipe(sending)
  else sending.end(body)
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  const { statusCode: status = 0, headersDistinct } = answer
  const received = await buffer(answer)
  agent.destroy()
  const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response(status === 204 ? null : received, { status, headers: pairs })
}

const signIn = (ask: Visitor) =>
  ask('/api/admin/login', { json: { username: 'admin', password: PASSWORD } })

/** The responses to inquiries and sign-ins, and the least free space, while `task` runs. */
async function beside(
  { disk, server }: Crowded,
  task: () => Promise<void>,
): Promise<{ statuses: number[]; leastFree: number }> {
  const statuses = new Set<number>()
  let leastFree = Number.POSITIVE_INFINITY
  let isOver = false
  const look = async () => {
    const { bavail, bsize } = await statfs(disk.folder)
    leastFree = Math.min(leastFree, bavail * bsize)
  }
  const watch = async () => {
    // With a pause, since this process sends the uploads too.
    while (!isOver) await look().then(() => pause(2))
  }
  const ask = async () => {
    do {
      statuses.add((await visit(server.url, sendAlone)('/api/contact', { json: inquiry() })).status)
      statuses.add((await signIn(visit(server.url, sendAlone))).status)
    } while (!isOver)
  }
  const stop = () => {
    isOver = true
  }
  await Promise.all([watch(), ask(), task().finally(stop)])
  return { statuses: [...statuses].sort(), leastFree }
}

async function assertOthersFit(crowded: Crowded, task: () => Promise<void>): Promise<void> {
  const { statuses, leastFree } = await beside(crowded, task)
  assert.equal(statuses, [200, 201])
  // A tenth of the disk, less what the inquiries themselves take.
  if (crowded.disk.kind === 'tmpfs') assert.ok(leastFree > 9 * megabyte, `${leastFree} left`)
}

/** Asserts that each upload was accepted, or rejected with a message that says what to do. */
async function assertTakenOrRefused(answers: readonly Response[]): Promise<void> {
  const statuses = answers.map(({ status }) => status)
  assert.ok(statuses.includes(200), statuses.join())
  assert.equal(
    statuses.filter(status => status !== 200 && status !== 507),
    [],
  )
  for (const answer of answers.filter(({ status }) => status === 507)) {
    const { error } = (await answer.json()) as { error: string }
    assert.match(error, /^The disk of this site is almost full.*(Delete files|Try again)/)
  }
}

async function removeFilms({ admin }: Crowded): Promise<void> {
  for (const slot of slots) {
    await admin(`/api/admin/media?path=${slot}`, { method: 'DELETE' })
  }
}

async function leftBehind({ disk }: Crowded): Promise<string[]> {
  const folder = join(disk.folder, 'uploads/.incoming')
  return (await readdir(folder, { recursive: true })).filter(name => name !== 'tus')
}

const locationOf = (answer: Response) => answer.headers.get('location') ?? ''

test('eight resumable uploads of 30 MB leave room for inquiries and sign-in', async context => {
  const { create, append } = context.tus
  await assertOthersFit(context, async () => {
    const answers = slots.map(async slot => {
      const begun = await create(slot, film.length)
      return begun.status === 201 ? append(locationOf(begun), 0, film) : begun
    })
    await assertTakenOrRefused(await Promise.all(answers))
  })
  assert.equal(await leftBehind(context), [])
  await removeFilms(context)
})

test('the same with forms that have a Content-Length', async context => {
  await assertFormsFit(context, bytes => bytes)
})

test('the same with forms without Content-Length', async context => {
  await assertFormsFit(context, bytes => Readable.from([bytes]))
})

async function assertFormsFit(context: Crowded, bodyOf: (bytes: Buffer) => Readable | Buffer) {
  await assertOthersFit(context, async () => {
    const answers = slots.map(slot => sendForm(context, slot, bodyOf))
    await assertTakenOrRefused(await Promise.all(answers))
  })
  assert.equal(await leftBehind(context), [])
  await removeFilms(context)
}

async function sendForm(
  { admin }: Crowded,
  slot: string,
  bodyOf: (bytes: Buffer) => Readable | Buffer,
): Promise<Response> {
  const form = new FormData()
  const at = slot.lastIndexOf('/')
  form.set('targetPath', slot.slice(0, at))
  form.set('fileName', slot.slice(at + 1))
  form.set('file', new Blob([new Uint8Array(film)]), 'file')
  const encoded = new Response(form)
  const body = bodyOf(Buffer.from(await encoded.arrayBuffer()))
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return admin('/api/admin/upload-file', { method: 'POST', headers, body: body as BodyInit })
}

test('creating uploads of 30 MB fails at the first that does not fit', async context => {
  const { create, ask } = context.tus
  const statuses: number[] = []
  const begun: string[] = []
  await assertOthersFit(context, async () => {
    for (let count = 0; count < 1000 && !statuses.includes(507); count += 1) {
      const answer = await create(slots[0] ?? '', 30 * megabyte)
      statuses.push(answer.status)
      if (answer.status === 201) begun.push(locationOf(answer))
    }
  })
  assert.equal(statuses, [201, 507])
  for (const address of begun) assert.is((await ask(address, 'DELETE')).status, 204)
  assert.is((await create(slots[0] ?? '', 90 * megabyte)).status, 507)
  assert.equal(await leftBehind(context), [])
})

test('a restart keeps the reservation of a partial upload, which is resumed', async context => {
  const { server, admin, tus } = context
  const [slot = '', other = ''] = slots
  const address = locationOf(await tus.create(slot, film.length))
  const socket = await sendHalf(context, address)
  await assertOthersFit(context, async () => {
    assert.is((await tus.create(other, film.length)).status, 507)
  })
  await server.end('SIGKILL')
  socket.destroy()
  await server.start()
  await signIn(admin)
  await assertOthersFit(context, async () => {
    const offset = Number((await tus.ask(address)).headers.get('upload-offset'))
    assert.ok(offset > 0 && offset < film.length, `${offset} there`)
    assert.is((await tus.create(other, film.length)).status, 507)
    const last = await tus.append(address, offset, film.subarray(offset))
    assert.is(last.status, 200)
  })
  assert.equal(await leftBehind(context), [])
  await removeFilms(context)
})

test('uploads of an earlier release do not use up the reserve', async context => {
  const { server, admin, tus } = context
  const id = (number: number) => String(number).repeat(32)
  await beginAsEarlierRelease(context, id)
  await server.end('SIGTERM')
  await server.start()
  await signIn(admin)
  await assertOthersFit(context, async () => {
    const answers = slots.map((_, at) => tus.append(`/api/admin/uploads/${id(at)}`, 0, film))
    await assertTakenOrRefused(await Promise.all(answers))
  })
  for (const at of slots.keys()) await tus.ask(`/api/admin/uploads/${id(at)}`, 'DELETE')
  assert.equal(await leftBehind(context), [])
  await removeFilms(context)
})

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(pair => pair.join('=')).join('; ')

/** Sends the first half of a video, with the Content-Length of all of it. */
async function sendHalf({ disk, server, admin }: Crowded, address: string): Promise<Socket> {
  const half = Math.floor(film.length / 2)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    `PATCH ${address} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookieOf(admin)}\r\n` +
      'Tus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n' +
      `Content-Type: application/offset+octet-stream\r\nContent-Length: ${film.length}\r\n\r\n`,
  )
  socket.write(film.subarray(0, half))
  const file = join(disk.folder, 'uploads/.incoming/tus', address.slice(-32))
  await until('half of the film', async () => (await stat(file)).size >= half)
  return socket
}

/** Creates the records of partial uploads, without their content. */
async function beginAsEarlierRelease({ disk, admin }: Crowded, id: (at: number) => string) {
  const [me] = (await (await admin('/api/admin/users')).json()) as { id: string }[]
  const folder = join(disk.folder, 'uploads/.incoming/tus')
  for (const [at, slotPath] of slots.entries()) {
    const metadata = { owner: me?.id, slotPath }
    const record = { id: id(at), metadata, size: film.length, offset: 0 }
    await writeFile(join(folder, id(at)), '')
    await writeFile(join(folder, `${id(at)}.json`), JSON.stringify(record))
  }
}

test.run()
