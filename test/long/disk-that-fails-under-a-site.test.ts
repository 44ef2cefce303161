import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../web/base/routes.ts'
import { type BuiltServer, builtServer } from '../support/built-server.ts'
import { visit } from '../support/http.ts'
import { KILLS } from '../support/kill-at-random.ts'
import { PASSWORD } from '../support/site.ts'
import { canTrace, failCalls } from '../support/strace.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { type SiteInUse, type SiteWrite, siteWrites } from './site-writes.ts'

const test = suite<{ server: BuiltServer; site: SiteInUse }>('site on a failing disk')

/** What strace calls them; `link` keeps the file that is about to be replaced. */
const calls = ['fsync', '/^rename', '/^link']

/**
 * Each of these writes in a form of its own, and the other actions in one of theirs: a row of a month,
 * a file that is replaced, a file of a slot that came in parts, and two slots at once.
 */
const FORMS = [
  'an inquiry that arrives',
  'contact details that change',
  'a photo that is uploaded piece by piece',
  'two photos that change places',
]

/** How many calls of a kind each write makes, as the tests of one failing call have found. */
const callsOf = new Map<string, number>()

/**
 * The first call and some at random: the restart after each takes most of the time, and a longer run
 * sets more.
 */
function someOf(count: number): number[] {
  const later = Array.from({ length: count }, (_, index) => index + 2).slice(0, -1)
  while (later.length >= KILLS) later.splice(Math.floor(Math.random() * later.length), 1)
  return [1, ...later]
}

let marks = 0
const nextMark = () => {
  marks += 1
  return `Mark${marks}x`
}

test.before(async context => {
  assert.ok(canTrace(), 'strace is not here, or may not trace: install it (apt-get install strace)')
  const folder = join(await temporaryFolder(), 'volume')
  const limits = { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
  // strace counts the calls of each thread by itself.
  const server = await builtServer(folder, { ...limits, UV_THREADPOOL_SIZE: '1' })
  await server.start()
  const site = { url: server.url, admin: visit(server.url), visitor: visit(server.url) }
  await site.admin(api.login, { json: { username: 'admin', password: PASSWORD } })
  Object.assign(context, { server, site })
})

interface Attempt {
  mark: string
  status: number
  before: string
  after: string
  /** How many calls failed. */
  failed: number
}

/** Sends a request while calls fail, and asks for its state when they do no more. */
async function attempt(
  { server, site }: { server: BuiltServer; site: SiteInUse },
  { prepare, ask, state }: SiteWrite,
  call: string,
  when: string,
): Promise<Attempt> {
  const mark = nextMark()
  const prepared = (await prepare?.(site, mark)) ?? ''
  const before = await state(site, mark)
  const faults = await failCalls(server.pid, call, when)
  let failed = 0
  const status = await ask(site, mark, prepared).finally(async () => {
    failed = await faults.stop()
  })
  return { mark, status, before, after: await state(site, mark), failed }
}

for (const [name, write] of Object.entries(siteWrites)) {
  for (const call of calls) {
    test(`${name}, one ${call} fails: rejected without effect, or done once`, async context => {
      let last: Attempt
      let number = 1
      for (; ; number++) {
        last = await attempt(context, write, call, String(number))
        const { status, mark, before, after, failed } = last
        const what = `${number}. ${call}: ${status}, ${failed} failed`
        if (status < 300) assert.ok(write.isDone(after, mark, before), `${what}\n${after}`)
        else {
          assert.ok([503, 507].includes(status), what)
          assert.is(after, before, what)
        }
        if (failed === 0) break
      }
      callsOf.set(`${name}, ${call}`, number - 1)
      assert.ok(last.status < 300, 'without a fault it is done')
      if (call === 'fsync') assert.ok(number >= 2, 'something is synced')
    })
  }

  test(`${name}, done after faults: a restart keeps it`, async ({ server, site }) => {
    const mark = `Mark${marks}x`
    const shown = await write.state(site, mark)
    await restart(server)
    assert.is(await write.state(site, mark), shown)
  })

  if (!FORMS.includes(name)) continue
  for (const call of calls) {
    test(`${name}, every ${call} from one on fails: a restart keeps what was answered`, async context => {
      const { server, site } = context
      for (const number of someOf(callsOf.get(`${name}, ${call}`) ?? 0)) {
        const found = await attempt(context, write, call, `${number}+`)
        const { status, mark, before, after, failed } = found
        const what = `from the ${number}. ${call} on: ${status}, ${failed} failed`
        await restart(server)
        const restarted = await write.state(site, mark)
        assert.is(restarted, after, what)
        if (status < 300) assert.ok(write.isDone(restarted, mark, before), what)
        else assert.ok([503, 507].includes(status), what)
      }
    })
  }
}

async function restart(server: BuiltServer): Promise<void> {
  await server.end('SIGKILL')
  await server.start()
}

test.run()
