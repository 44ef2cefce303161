import { execFileSync } from 'node:child_process'
import { cp, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api, mediaUrl } from '../../web/base/routes.ts'
import { administrator } from '../support/administrator.ts'
import { builtServer } from '../support/built-server.ts'
import { asOtherUser, deny, give, otherUser } from '../support/denied.ts'
import { freePort } from '../support/free-port.ts'
import { visit } from '../support/http.ts'
import { inquiry } from '../support/inquiry.ts'
import { ownerOf } from '../support/owner.ts'
import { picture } from '../support/samples.ts'
import { PASSWORD } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('files and folders of another user')

const user = otherUser ?? process.getuid?.()

async function open() {
  const folder = await temporaryFolder()
  await give(folder)
  const server = await builtServer(folder, asOtherUser)
  await server.start()
  const admin = await administrator(server.url)
  // One in each of five folders, none of which is within another.
  const slots: string[] = []
  for (const slot of await admin.imageSlots()) {
    if (slots.length === 5) break
    const isApart = (other: string) => !`${dirname(slot)}/`.startsWith(`${dirname(other)}/`)
    if (slots.every(isApart)) slots.push(slot)
  }
  const owner = ownerOf(folder, { ADMIN_PASSWORD: PASSWORD }, otherUser)
  return {
    folder,
    server,
    admin,
    slots,
    owner,
    at: (slot: string) => join(folder, 'uploads', slot),
  }
}

test('stop nothing else: they are named with their cure, and a photo shows once they are mended', async () => {
  const { folder, server, admin, slots, owner, at } = await open()
  const [closed = '', locked = '', secret = '', whole = '', empty = ''] = slots
  for (const slot of [closed, locked, secret, whole]) {
    await admin.upload(slot, await picture('jpeg', 900, 600))
  }
  await server.end('SIGTERM')
  const mend = [
    await deny(dirname(at(closed)), 0o700),
    await deny(dirname(at(locked)), 0o755),
    await deny(at(secret), 0o600),
  ]
  const named = [dirname(at(closed)), dirname(at(locked)), at(secret)]
  const namesAll = (text: string) => {
    for (const path of named) assert.match(text, path)
    assert.match(text, otherUser === undefined ? 'chmod -R u+rwX' : `chown -R ${user}:${user}`)
    assert.not.match(text, dirname(at(whole)))
  }

  await server.start()
  const warnings = server.lines.filter(({ msg }) => msg === 'files or folders of another user')
  assert.is(warnings.length, 1)
  namesAll(JSON.stringify(warnings[0]?.cures))

  const guest = visit(server.url)
  const seen = async (slot: string) => {
    const answer = await guest(mediaUrl(slot, 'v'))
    return [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]
  }
  const drawing = [200, 'image/svg+xml', 'no-store']
  const photo = [200, 'image/jpeg', 'public, max-age=60']
  for (const round of [1, 2]) {
    assert.equal([round, await seen(closed)], [round, drawing])
    assert.equal([round, await seen(secret)], [round, drawing])
    assert.equal([round, await seen(locked)], [round, photo])
  }
  assert.is((await guest('/')).status, 200)
  assert.is((await guest('/api/contact', { json: inquiry() })).status, 201)

  const staff = visit(server.url)
  await staff('/api/admin/login', { json: { username: 'admin', password: PASSWORD } })
  const refused = async (answer: Response) => {
    assert.is(answer.status, 503)
    assert.match(
      ((await answer.json()) as { error: string }).error,
      /^The site runs as user .+ As root: ch/,
    )
  }
  const moving = { ifVersion: 'x', ifTargetVersion: '' }
  for (const slot of [closed, locked, secret]) {
    await refused(await admin.send(slot, await picture('jpeg', 90, 60)))
    await refused(await staff(`/api/admin/media?path=${slot}`, { method: 'DELETE' }))
    await refused(await staff(api.moveFile, { json: { from: whole, to: slot, ...moving } }))
  }
  await admin.upload(empty, await picture('jpeg', 90, 60))
  await admin.remove(empty)

  const { denied } = await admin.read<{ denied: string[] }>('/api/admin/overview')
  namesAll(denied.join('\n'))
  for (const command of ['rescan', 'check']) {
    const { code, errors } = await owner([command])
    assert.equal([command, code], [command, 1])
    namesAll(errors)
    assert.not.match(errors, 'lost')
  }

  const archive = join(folder, 'site.tar.gz')
  const lacking = await owner(['backup', archive])
  assert.is(lacking.code, 3)
  assert.match(lacking.errors, 'THIS BACKUP LACKS FILES')
  assert.match(lacking.errors, dirname(at(closed)))
  assert.match(lacking.errors, at(secret))
  const names = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).split('\n')
  assert.equal(
    [closed, secret, locked, whole].map(slot => names.includes(`uploads/${slot}`)),
    [false, false, true, true],
  )
  assert.is((await owner(['check', archive])).code, 1)
  const { out } = await owner(['check'])
  assert.match(out, 'Last backup: none')

  for (const one of mend) await one()
  assert.equal(await seen(closed), photo)
  assert.equal(await seen(secret), photo)
  assert.is((await owner(['rescan'])).code, 0)
  assert.is((await owner(['check'])).code, 0)
  assert.is((await owner(['backup', archive])).code, 0)
  assert.match((await owner(['check', archive])).out, 'The backup is whole')
  assert.equal((await admin.read<{ denied: string[] }>('/api/admin/overview')).denied, [])
  for (const slot of [closed, locked, secret]) await admin.remove(slot)
})

test('the site goes on without the folders of what it can make again, the bin and unfinished uploads', async () => {
  const { folder, server, admin, slots } = await open()
  const [photo = '', other = ''] = slots
  await admin.upload(photo, await picture('jpeg', 900, 600))
  await admin.upload(photo, await picture('jpeg', 800, 600))
  await server.settled()
  await server.end('SIGTERM')
  const paths = [
    ...['bin', '.incoming', '.incoming/tus'].map(name => join(folder, 'uploads', name)),
    ...[
      'derivatives',
      'catalogs',
      'share-images',
      'spec-sheets',
      'design-sheets',
      'design-pictures',
      'quote-documents',
      'page-versions',
      'media/sources',
    ].map(name => join(folder, 'data', name)),
  ]
  for (const path of paths) await mkdir(path, { recursive: true })
  await give(folder)
  const mend: (() => Promise<void>)[] = []
  for (const path of paths.toReversed()) mend.push(await deny(path, 0o700))
  await server.start()
  const guest = visit(server.url)
  for (const path of ['/', `/uploads/${photo}?w=480`, `/uploads/${photo}`]) {
    assert.equal([path, (await guest(path)).status], [path, 200])
  }
  const answer = await admin.send(other, await picture('jpeg', 90, 60))
  assert.is(answer.status, 503)
  assert.match(await answer.text(), join(folder, 'uploads', '.incoming'))
  const bin = await admin.read('/api/admin/bin').then(String, ({ message }) => String(message))
  assert.match(bin, /^503 .+chmod|^503 .+chown/)
  for (const one of mend.toReversed()) await one()
  await admin.upload(other, await picture('jpeg', 90, 60))
  await admin.remove(photo)
})

test('an update is refused where the folder of the backup before it belongs to another, and says its cure', async () => {
  const folder = await temporaryFolder()
  const backups = join(folder, 'data', 'backups')
  await cp('test/fixtures/0.1.0', join(folder, 'data'), { recursive: true })
  for (const path of [backups, join(folder, 'uploads')]) await mkdir(path)
  await give(folder)
  const users = join(folder, 'data', 'admin-users.json')
  const before = await stat(users)
  const owner = ownerOf(folder, { PORT: String(await freePort()) }, otherUser)
  for (const mode of [0o700, 0o755]) {
    const mend = await deny(backups, mode)
    const { code, errors } = await owner(['serve'])
    assert.is(code, 1)
    assert.match(errors, /could not make a backup before that/)
    assert.match(errors, /The site runs as user .+ As root: ch(own|mod) .+backups$/m)
    assert.not.match(errors, /^ +at /m)
    await mend()
  }
  assert.is((await stat(users)).mtimeMs, before.mtimeMs)
})

test.run()
