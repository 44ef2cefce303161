import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { outcomeOf } from '../../../server/features/media/resumable/open-uploads.ts'
import { KILLS, killAtRandom } from '../../../support/kill-at-random.ts'
import { tinyMovie } from '../../../support/samples.ts'
import { startEngines } from './processes.ts'
import { type Process, sha256, siteProcesses } from './site-processes.ts'

const test = suite('uploads at processes that are killed at random')

startEngines()

const uploads = 4 * KILLS
const megabyte = 1024 * 1024

test(`${uploads} uploads over two processes lose nothing that was acknowledged`, async () => {
  const { processes, database } = await siteProcesses(2)
  const slots = (await processes[0]?.slots('video')) ?? []
  const load = Array.from({ length: uploads }, async (_, at) => {
    const size = (3 + Math.random() * 12) * megabyte
    const file = tinyMovie({ tracks: [{ chunks: [randomBytes(size / 2).toString('hex')] }] })
    return sent(processes, slots[at] ?? '', file)
  })
  const done = Promise.all(load)
  const [one, other] = await Promise.all(
    processes.map(({ server }) => killAtRandom(server, done, { most: KILLS, longestPause: 4000 })),
  )
  const all = await done
  for (const { slotPath, sum } of all) {
    for (const { serves } of processes) await serves(slotPath, sum)
  }
  // One whose creation was not answered was begun anew; without a byte it is left to the sweep.
  const [left] = await database.sql<{ rows: string; parts: string }>`
    select count(*) filter (where outcome is null and received > 0) as rows,
      (select count(*) from upload_parts) as parts from partial_uploads`
  const acknowledged = all.reduce((sum, one) => sum + one.pieces, 0)
  const kills = `${one ?? 0} + ${other ?? 0} kills`
  console.log(`${uploads} uploads, ${acknowledged} acknowledged pieces, ${kills}, 0 lost`)
  assert.equal(left, { rows: '0', parts: '0' })
})

/** Sends a file in pieces, each to any process, and checks that no offset falls behind an answer. */
async function sent(processes: readonly Process[], slotPath: string, file: Buffer) {
  const any = () => processes[Math.floor(Math.random() * processes.length)] as Process
  const address = await begun(any, slotPath, file.length)
  let acknowledged = 0
  let pieces = 0
  for (;;) {
    const asked = await answered(() => any().ask(address))
    if (outcomeOf(asked)?.status) break
    const from = Number(asked.headers.get('upload-offset'))
    assert.ok(from >= acknowledged, `${acknowledged} bytes were acknowledged, ${from} are there`)
    const piece = file.subarray(from, from + Math.ceil(Math.random() * 4 * megabyte))
    const answer = await any()
      .append(address, from, piece)
      .catch(() => undefined)
    if (answer?.status === 204) {
      acknowledged = from + piece.length
      pieces += 1
    } else await pause(50)
  }
  return { slotPath, sum: sha256(file), pieces }
}

async function begun(any: () => Process, slotPath: string, size: number): Promise<string> {
  const created = await answered(() => any().create(slotPath, size))
  return created.headers.get('location') ?? ''
}

/** Asks until a process gives an answer that is not about its own state. */
async function answered(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer && answer.status < 400) return answer
    assert.ok(!answer || [423, 503].includes(answer.status), `${answer?.status}`)
    await pause(100)
  }
}

test.run()
