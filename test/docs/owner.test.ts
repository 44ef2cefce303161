import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../support/built-server.ts'
import { visit } from '../support/http.ts'
import { ownerOf } from '../support/owner.ts'
import { PASSWORD } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { commandsOf, programWords } from './commands.ts'

const test = suite("the owner's document")

const document = 'docs/owner.md'
const commands = await commandsOf(document)
const token = 'a token for Prometheus'
const folder = await temporaryFolder()
const server = await builtServer(folder, { METRICS_TOKEN: token })
await mkdir(join(folder, 'uploads'))

test('each command to the running site does what it says there', async () => {
  await server.start()
  const typed = commands.flatMap(command => {
    const words = command.startsWith('docker exec') ? programWords(command) : undefined
    return words && !words.includes('-') ? [words.map(word => (word === '25' ? '0.1' : word))] : []
  })
  assert.ok(typed.length >= 7, JSON.stringify(typed))
  for (const words of typed) {
    const { code, errors } = await ownerOf(folder)(words)
    assert.equal([code, errors], [0, ''], words.join(' '))
  }
})

test('a backup goes out, is checked, and comes back as the lines there say', async () => {
  const pipes = commands.filter(command => programWords(command)?.includes('-'))
  assert.equal(
    pipes.map(command => programWords(command)?.[0]),
    ['backup', 'check', 'restore'],
  )
  const env = { ...process.env, DATA_DIR: `${folder}/data`, UPLOADS_DIR: `${folder}/uploads` }
  const cwd = await temporaryFolder()
  const program = `${process.execPath} ${process.cwd()}/dist/server/main.js`
  const sh = (command: string) => {
    const typed = command.replace(/^docker .* showyard (?=backup|check|restore)/, `${program} `)
    return spawnSync('sh', ['-c', typed], { cwd, env, encoding: 'utf8' })
  }
  const [backup = '', check = '', restore = ''] = pipes
  const backedUp = sh(backup)
  assert.equal([backedUp.status, backedUp.error], [0, undefined], backedUp.stderr)
  assert.match(sh(check).stdout, /^The backup is whole/)
  assert.match(sh(restore).stderr, /Another process is using .+ Stop it first/)
  await server.end('SIGTERM')
  assert.match(sh(restore).stdout, /^Restored \d+ files/)
  const [sums = ''] = /tar xzf \S+ && sha256sum -c \w+/.exec(await readFile(document, 'utf8')) ?? []
  assert.is(sh(sums).status, 0)
  await server.start()
})

test('its questions are answered by the site and its log', async () => {
  const visitor = visit(server.url)
  await visitor('/no-such-page')
  await visitor('/api/admin/login', { json: { username: 'admin', password: `not ${PASSWORD}` } })
  const asks = commands.filter(command => command.startsWith('curl'))
  assert.is(asks.length, 2)
  for (const ask of asks) {
    const typed = ask.replace('http://localhost', server.url).replace('TOKEN', token)
    const { status, stderr } = spawnSync('sh', ['-c', typed], { encoding: 'utf8' })
    assert.is(status, 0, stderr)
  }
  await server.end('SIGTERM')
  const cwd = await temporaryFolder()
  const log = server.lines.map(line => JSON.stringify(line)).join('\n')
  await writeFile(join(cwd, 'site.log'), `First start: no JSON here\n${log}\n`)
  const questions = commands.filter(command => command.startsWith('jq'))
  assert.is(questions.length, 3)
  if (spawnSync('jq', ['--version']).error) {
    console.log('jq is not installed: the questions to the log were not asked')
    return
  }
  const [wrong = '', slow = '', entries = ''] = questions.map(question => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', question], { cwd, encoding: 'utf8' })
    assert.is(status, 0, stderr)
    return stdout
  })
  assert.match(wrong, 'sign-in refused')
  assert.match(slow, /"route":"[^"]+","requests":\d+,"worst":\d+/)
  assert.match(entries, 'sign-in refused')
})

test('it names every setting, and no other', async () => {
  const config = await readFile('server/config.ts', 'utf8')
  const known = [...config.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name).sort()
  const text = await readFile(document, 'utf8')
  const table = text.split('## Settings')[1]?.split('\n## ')[0] ?? ''
  const rows = table.split('\n').map(row => row.split('|')[1] ?? '')
  const named = rows.flatMap(cell => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  assert.equal(named.sort(), known)
})

test.run()
