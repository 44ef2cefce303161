import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../../support/built-server.ts'
import { visit } from '../../support/http.ts'
import { ownerOf } from '../../support/owner.ts'
import { PASSWORD } from '../../support/site.ts'
import { smallDisk } from '../../support/small-disk.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'

const test = suite('account commands')

const folder = await temporaryFolder()
const server = await builtServer(folder)
const owner = ownerOf(folder)

const signIn = async (password: string) => {
  const visitor = visit(server.url)
  const { status } = await visitor('/api/admin/login', { json: { username: 'admin', password } })
  return { status, visitor }
}

test('reset-password ends the sessions while the site runs', async () => {
  await server.start()
  const { visitor } = await signIn(PASSWORD)
  assert.is((await visitor('/api/admin/me')).status, 200)

  const { code, out, errors } = await owner(['reset-password', 'admin'])
  assert.equal([code, errors], [0, ''])
  const password = /^The user "admin" has a new password: (\S{23})$/m.exec(out)?.[1] ?? ''
  assert.is((await visitor('/api/admin/me')).status, 401)
  assert.is((await signIn(PASSWORD)).status, 401)
  assert.is((await signIn(password)).status, 200)
  const logged = await until('a line of the log', () =>
    server.lines.find(({ event }) => event === 'password-reset'),
  )
  assert.is(logged.by, 'owner')
  assert.not.match(JSON.stringify(server.lines), password)
})

test('reset-password --stdin reads the password without printing it', async () => {
  const answer = await owner(['reset-password', 'admin', '--stdin'], 'one of my own\n')
  assert.equal([answer.code, answer.errors], [0, ''])
  assert.not.match(answer.out, 'one of my own')
  assert.is((await signIn('one of my own')).status, 200)
  const short = await owner(['reset-password', 'admin', '--stdin'], 'short\n')
  assert.is(short.code, 2)
  assert.match(short.errors, /^A password has 6 characters or more/)
  assert.is((await signIn('one of my own')).status, 200)
})

test('an unknown user is an error that lists the existing ones', async () => {
  const { code, errors } = await owner(['reset-password', 'bob'])
  assert.equal([code, errors], [1, 'There is no user "bob". Users: admin.\n'])
})

test('rescan has the running site scan its volume', async () => {
  const slot = join(folder, 'uploads', 'prefab-units/hero/video-1.mp4')
  await mkdir(dirname(slot), { recursive: true })
  await writeFile(slot, 'a copied file')
  const { out } = await owner(['rescan'])
  assert.is(out, 'The volume was looked through. Changed files: 1.\n')
})

test('reset-password and rescan work while the site is stopped', async () => {
  await server.end('SIGTERM')
  const { out } = await owner(['reset-password', 'admin'])
  const password = /: (\S{23})$/m.exec(out)?.[1] ?? ''
  assert.match((await owner(['rescan'])).out, 'The site is not running.')
  await server.start()
  assert.is((await signIn(password)).status, 200)
})

test('a folder without a site is an error and is left unchanged', async () => {
  const elsewhere = await temporaryFolder()
  for (const words of [['reset-password', 'admin'], ['rescan']]) {
    const { code, errors } = await ownerOf(elsewhere)(words)
    assert.is(code, 1)
    assert.match(errors, /^There is no site in .+\. Set DATA_DIR to where it lies\.\n$/)
  }
})

test('a usage error is one line with exit code 2', async () => {
  for (const [words, message] of [
    [['reset-password'], 'USER is missing. See --help.'],
    [['reset-password', 'a', 'b'], '"b" is not expected here. See --help.'],
    [['reset-password', 'a', ''], '"" is not expected here. See --help.'],
    [['seed-demo', '--share'], "Option '--share <value>' argument missing. See --help."],
    [['rescan', '--fast'], "Unknown option '--fast'. See --help."],
    [['toString'], 'Unknown command "toString".'],
  ] as const) {
    const { code, errors } = await owner([...words])
    assert.is(code, 2)
    assert.is(errors.split('\n')[0], message)
  }
})

test('every command has a --help text', async () => {
  const { code, out } = await owner(['--help'])
  assert.is(code, 0)
  const names = [...out.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = '']) => name)
  assert.ok(names.includes('serve') && names.includes('reset-password'))
  for (const name of names) {
    const help = await owner([name, '--help'])
    assert.is(help.code, 0)
    assert.ok(help.out.startsWith(`showyard ${name}`), help.out)
  }
})

test('the help text aligns the descriptions in one column', async () => {
  const { out } = await owner(['--help'])
  const rows = out.split('\n').filter(line => /^ {2}[a-z]/.test(line))
  const columns = rows.map(row => /^ {2}\S+( \S+)* {2,}(?=\S)/.exec(row)?.[0].length)
  assert.equal(new Set(columns).size, 1, out)
})

test('on a full disk they report it, whether or not the site runs', async () => {
  const disk = await smallDisk(16)
  const typed = ownerOf(disk.folder, disk.env)
  const site = await builtServer(disk.folder, disk.env)
  await site.start()
  await disk.fill()
  for (const running of [true, false]) {
    if (!running) await site.end('SIGTERM')
    const { code, errors } = await typed(['reset-password', 'admin'])
    assert.equal([running, code], [running, 1])
    assert.match(errors, /^The disk is full: nothing was changed\. .+\n$/)
  }
})

test.run()
