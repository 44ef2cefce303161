import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { release } from '../../server/base/release.ts'
import { api } from '../../web/base/routes.ts'
import { filesIn } from '../server/features/operations/volume/volume-of-a-site.ts'
import { type Administrator, administrator } from '../support/administrator.ts'
import { builtServer } from '../support/built-server.ts'
import { earlierBuild } from '../support/earlier-build.ts'
import { inquiry } from '../support/inquiry.ts'
import { picture } from '../support/samples.ts'
import { serverEnvironment } from '../support/server-environment.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('an earlier build over data of this one')

/** The first has slots in a file of their own, the second removes what is left of that file. */
const COMMITS = [
  'b90bc2c14afc7a877b88b64dd15af57208de2893',
  '0516b8e2c298ec37bfee1f12b503a7a29e02382b',
]
const THIS = 'dist/server/main.js'
const SLOTS = 20

interface NamedSlot {
  path: string
  own: { productName: string; isVisible: boolean }
}

interface Details {
  details: Record<string, unknown>
}

/** The owner's work on a site, as a build answers it. */
async function siteOf(admin: Administrator) {
  const { slots } = await admin.read<{ slots: NamedSlot[] }>(api.slotDetails)
  const { total } = await admin.read<{ total: number }>(api.inquiries)
  const { city } = (await admin.read<Details>(api.adminContactDetails)).details
  const named = slots
    .filter(({ own }) => own.productName !== '' || !own.isVisible)
    .map(({ path, own: { productName, isVisible } }) => [path, productName, isVisible])
  return { named, total, city }
}

async function change(url: string, admin: Administrator, what: string, count: number) {
  const { slots } = await admin.read<{ slots: NamedSlot[] }>(api.slotDetails)
  const items = slots.filter(({ path }) => path.includes('/products/')).slice(0, count)
  assert.is(items.length, count)
  const changes = items.map(({ path }, number) => [
    path,
    { productName: `${what} ${number}`, isVisible: number % 2 === 0 },
  ])
  await admin.write('PATCH', api.slotDetails, { slots: Object.fromEntries(changes) })
  const { updatedAt: _, ...details } = (await admin.read<Details>(api.adminContactDetails)).details
  await admin.write('PUT', api.adminContactDetails, {
    ...details,
    city: what,
    takesInquiries: true,
  })
  for (let number = 0; number < count; number += 1) {
    const answer = await fetch(url + api.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry({ subject: `${what} ${number}` })),
    })
    assert.ok(answer.ok, await answer.text())
  }
}

for (const commit of COMMITS) {
  const name = commit.slice(0, 8)
  // Each takes minutes on a busy machine.
  test(`${name} is built from the history, where that has it`, async () => {
    if (await earlierBuild(commit)) return
    console.log(
      `The history has no ${name} (git fetch --unshallow): it was not run. That its files are refused by their versions is tested in test/server/features/products/open-stored.test.ts.`,
    )
  })

  test(`${name} refuses them by a sentence, and has all of its own from the backup`, async () => {
    const program = await earlierBuild(commit)
    if (!program) return
    const folder = await temporaryFolder()
    const [dataDir, uploadsDir] = [join(folder, 'data'), join(folder, 'uploads')]
    const env = { ...serverEnvironment(folder, 0), MAKE_AHEAD: 'off' }
    const limits = { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
    const command = (which: string, ...args: string[]) =>
      spawnSync(process.execPath, [which, ...args], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
        timeout: 60_000,
      })

    async function running<R>(
      which: string,
      use: (url: string, admin: Administrator) => Promise<R>,
    ) {
      const server = await builtServer(folder, limits, which)
      await server.start()
      const used = await use(server.url, await administrator(server.url))
      await server.end('SIGTERM')
      return used
    }
    const read = (which: string) => running(which, (_, admin) => siteOf(admin))
    const archives = async () => (await readdir(join(dataDir, 'backups'))).sort()

    async function assertRefused() {
      const before = await filesIn(dataDir)
      const { status, stderr } = command(program as string, 'serve')
      assert.is(status, 1, stderr)
      assert.match(stderr, /was written by a newer release .*Nothing was changed\./)
      const after = await filesIn(dataDir)
      for (const file of Object.keys(after)) if (/^backups\//.test(file)) delete after[file]
      for (const file of Object.keys(before)) if (/^backups\//.test(file)) delete before[file]
      assert.equal(after, before)
    }

    async function goBack() {
      // An earlier build makes an archive of its own before it refuses, of the newer data.
      const archive = (await archives()).findLast(name => name.includes(`-before-${release}-`))
      const { status, stderr } = command(
        program as string,
        ...['restore', join(dataDir, 'backups', `${archive}`), '--replace'],
      )
      assert.is(status, 0, stderr)
    }

    const own = await running(program, async (url, admin) => {
      await change(url, admin, 'Nyota', SLOTS)
      const [slot = ''] = await admin.imageSlots()
      await admin.upload(slot, await picture('jpeg', 800, 600))
      return siteOf(admin)
    })
    assert.is(own.named.length, SLOTS)
    const uploads = await filesIn(uploadsDir)

    // Started once, without a write.
    assert.equal(await read(THIS), own)
    assert.is((await archives()).length, 1)
    await assertRefused()
    await goBack()
    assert.equal(await read(program), own)

    // Written to.
    await running(THIS, (url, admin) => change(url, admin, 'Jua', SLOTS / 2))
    await assertRefused()
    await goBack()
    assert.equal(await read(program), own)
    assert.equal(await filesIn(uploadsDir), uploads)
  })
}

test.run()
