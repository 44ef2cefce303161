import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { BinPage } from '../../../../web/admin/contract.ts'
import { outcomeOf } from '../../../server/features/media/resumable/open-uploads.ts'
import { picture, tinyMovie } from '../../../support/samples.ts'
import { until } from '../../../support/until.ts'
import { startEngines } from './processes.ts'
import { type Process, sha256, siteProcesses } from './site-processes.ts'

const test = suite<Awaited<ReturnType<typeof siteProcesses>>>('uploads at any process of a site')

const { ceph, postgres } = startEngines()
const megabyte = 1024 * 1024
const locationOf = (answer: Response) => answer.headers.get('location') ?? ''

test.before(async context => {
  Object.assign(context, await siteProcesses(3))
})

/** Some megabytes that are served as they were sent. */
const movie = (megabytes: number) =>
  tinyMovie({ tracks: [{ chunks: [randomBytes((megabytes * megabyte) / 2).toString('hex')] }] })

async function three({ processes }: { processes: Process[] }) {
  const [one, two, three] = processes
  if (!one || !two || !three) throw new Error('There are three processes.')
  const slots = await one.slots('video')
  return { one, two, three, slot: slots[Math.floor(Math.random() * slots.length)] ?? '' }
}

test('an upload is continued at another process, and finished where both are gone', async context => {
  const { one, two, three: last, slot } = await three(context)
  const file = movie(10)
  const address = locationOf(await one.create(slot, file.length))
  assert.is((await one.append(address, 0, file.subarray(0, megabyte))).status, 204)
  await one.server.end('SIGKILL')
  assert.is(await two.offset(address), megabyte)
  const cut = two.append(address, megabyte, file.subarray(megabyte, 9 * megabyte)).catch(() => 0)
  // The first piece of what it gets is stored while more arrives.
  await until('a piece', async () => (await last.offset(address)) > megabyte)
  await two.server.end('SIGKILL')
  await cut
  const from = await last.offset(address)
  assert.is(outcomeOf(await last.append(address, from, file.subarray(from)))?.status, 'uploaded')
  await Promise.all([one.server.start(), two.server.start()])
  const outcomes = await Promise.all([one, two].map(({ ask }) => ask(address)))
  assert.equal(
    outcomes.map(answer => outcomeOf(answer)?.status),
    ['uploaded', 'uploaded'],
  )
  await one.serves(slot, sha256(file))
})

test('of two processes that get the same piece one takes it, the other answers 409', async context => {
  const { one, two, slot } = await three(context)
  const file = movie(6)
  const address = locationOf(await one.create(slot, file.length))
  for (let from = 0; from < 5 * megabyte; from += megabyte / 2) {
    const piece = file.subarray(from, from + megabyte / 2)
    const answers = await Promise.all([one, two].map(({ append }) => append(address, from, piece)))
    assert.equal(answers.map(({ status }) => status).sort(), [204, 409])
  }
  const rest = file.subarray(5 * megabyte)
  const answers = await Promise.all(
    [one, two].map(({ append }) => append(address, 5 * megabyte, rest)),
  )
  // The other one is late for the piece, or in time for the outcome.
  const statuses = answers.map(({ status }) => status)
  assert.ok(statuses.includes(200) && statuses.every(one => [200, 409].includes(one)))
  await two.serves(slot, sha256(file))
})

test('processes that see the end at once place the file once', async context => {
  const { database, processes } = context
  const { one } = await three(context)
  const [slot = ''] = await one.slots('image')
  for (let round = 0; round < 3; round += 1) {
    const file = await picture('jpeg', 400 + round)
    const address = locationOf(await one.create(slot, file.length))
    const id = address.slice(-32)
    assert.is((await one.append(address, 0, file.subarray(0, 100))).status, 204)
    const rest = one.append(address, 100, file.subarray(100))
    const answers = await Promise.all([...processes.map(({ ask }) => untilEnd(ask, address)), rest])
    const versions = new Set(answers.map(answer => outcomeOf(answer)?.version))
    assert.is(versions.size, 1)
    const [row] = await database.sql<{ outcome: string }>`
      select outcome from partial_uploads where id = ${id}`
    assert.is(JSON.parse(row?.outcome ?? '').receipt.status, round === 0 ? 'uploaded' : 'replaced')
  }
  const bin = (await (await one.visitor('/api/admin/bin')).json()) as BinPage
  const former = bin.entries.filter(
    ({ subject, cause }) => subject === slot && cause === 'replaced',
  )
  assert.is(former.length, 2, 'each of the first two was replaced once')
})

async function untilEnd(ask: Process['ask'], address: string): Promise<Response> {
  for (;;) {
    const answer = await ask(address)
    if (outcomeOf(answer)) return answer
  }
}

test('what came before a line was cut is there for the next process', async context => {
  const { one, two, slot } = await three(context)
  const file = movie(4)
  const address = locationOf(await one.create(slot, file.length))
  const { port } = new URL(one.server.url)
  const cookie = [...one.visitor.cookies].map(pair => pair.join('=')).join('; ')
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    `PATCH ${address} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
      'Tus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n' +
      `Content-Type: application/offset+octet-stream\r\nContent-Length: ${file.length}\r\n\r\n`,
  )
  socket.write(file.subarray(0, 300_000))
  await pause(500)
  socket.resetAndDestroy()
  let from = 0
  await until('what came', async () => {
    from = await two.offset(address)
    return from > 0
  })
  assert.is((await two.append(address, from, file.subarray(from))).status, 200)
  await two.serves(slot, sha256(file))
})

test('a process that is killed while it receives a file leaves that to the next', async context => {
  const { one, two } = await three(context)
  const { database } = context
  const [, slot = ''] = await one.slots('image')
  const file = await picture('jpeg', 6000, 4000)
  const address = locationOf(await one.create(slot, file.length))
  const last = one.append(address, 0, file).catch(() => 0)
  await until('a claim', async () => {
    const rows = await database.sql`select 1 from partial_uploads
      where id = ${address.slice(-32)} and claim is not null`
    return rows.length > 0
  })
  await one.server.end('SIGKILL')
  await last
  assert.is(outcomeOf(await two.ask(address))?.status, 'uploaded')
  await one.server.start()
  assert.is(outcomeOf(await one.ask(address))?.status, 'uploaded')
})

test('a process that was paused while it received a file places it no more', async context => {
  const { one, two } = await three(context)
  const { database } = context
  const slots = (await one.slots('image')).slice(2)
  const file = await picture('jpeg', 6000, 4000)
  const isClaimed = async (address: string) => {
    const rows = await database.sql`select 1 from partial_uploads
      where id = ${address.slice(-32)} and claim is not null and outcome is null`
    return rows.length > 0
  }

  /** Undefined where it had placed the file before it was paused, as on a busy machine. */
  async function pausedIn(slot: string) {
    const address = locationOf(await one.create(slot, file.length))
    const last = one.append(address, 0, file).catch(() => undefined)
    let hasEnded = false
    last.then(() => {
      hasEnded = true
    })
    await until('a claim', async () => hasEnded || (await isClaimed(address)))
    process.kill(one.server.pid, 'SIGSTOP')
    const placed = await database.sql`select 1 from slot_files
      where path = ${slot} and data is not null`
    if (placed.length === 0 && (await isClaimed(address))) return { address, last }
    process.kill(one.server.pid, 'SIGCONT')
    await last
    return undefined
  }

  const { address, last } = await until('a pause in time', () => pausedIn(slots.shift() ?? ''))
  const outcome = outcomeOf(await two.ask(address))
  process.kill(one.server.pid, 'SIGCONT')
  assert.is(outcome?.status, 'uploaded')
  const answer = await last
  // Paused before it looked at the slot, it finds the file there, which the other has placed.
  if (answer?.status === 200) {
    const { status, version } = outcomeOf(answer) ?? {}
    assert.equal([status, version], ['unchanged', outcome?.version])
  } else assert.is(answer?.status, 503)
  assert.equal(outcomeOf(await one.ask(address)), outcome)
})

test('a form may come to any process, which knows what the others took', async context => {
  const { one, two, slot } = await three(context)
  const send = (process: Process, file: Buffer, more: Record<string, string> = {}) => {
    const form = new FormData()
    const at = slot.lastIndexOf('/')
    const place = { targetPath: slot.slice(0, at), fileName: slot.slice(at + 1) }
    for (const [name, value] of Object.entries({ ...place, ...more })) form.append(name, value)
    form.append('file', new Blob([new Uint8Array(file)]), 'x')
    return process.visitor('/api/admin/upload-file', { method: 'POST', body: form })
  }
  const [first, second] = [movie(3), movie(2)]
  const { version } = (await (await send(one, first)).json()) as { version: string }
  const again = (await (await send(two, first)).json()) as { status: string; version: string }
  assert.equal([again.status, again.version], ['unchanged', version])
  assert.is((await send(two, second, { ifVersion: version })).status, 200)
  assert.is((await send(one, movie(1), { ifVersion: version })).status, 409)
  await one.serves(slot, sha256(second))
  // By the other protocol, too.
  const address = locationOf(await one.create(slot, second.length))
  assert.is(outcomeOf(await two.append(address, 0, second))?.status, 'unchanged')
})

test('without the bucket, and without the database, uploads wait and go on', async context => {
  const { one, two, slot } = await three(context)
  const file = movie(3)
  const address = locationOf(await one.create(slot, file.length))
  await one.append(address, 0, file.subarray(0, megabyte))
  await (await ceph).kill()
  const refused = await two.append(address, megabyte, file.subarray(megabyte, 2 * megabyte))
  assert.is(refused.status, 503)
  assert.ok(refused.headers.get('retry-after'))
  assert.is(await one.offset(address), megabyte)
  await (await ceph).start()
  const again = await two.append(address, megabyte, file.subarray(megabyte, 2 * megabyte))
  assert.is(again.status, 204)
  ;(await postgres).kill()
  const away = await one.append(address, 2 * megabyte, file.subarray(2 * megabyte))
  assert.is(away.status, 503)
  await (await postgres).start()
  await until('the database', async () => (await two.ask(address)).status === 200)
  const from = await two.offset(address)
  assert.is((await two.append(address, from, file.subarray(from))).status, 200)
  await one.serves(slot, sha256(file))
})

test.run()
