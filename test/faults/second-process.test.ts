import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../support/built-server.ts'
import { serve } from '../support/http.ts'
import { bundle, type RunningProgram, start } from '../support/node-process.ts'
import { ownerOf } from '../support/owner.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('second process on the same folder')

const program = await bundle('test/faults/processes/open.ts')
const open = (folder: string) => start(process.execPath, [program, folder])

async function change(running: RunningProgram, word: string) {
  const answered = running.nextLine()
  running.child.stdin?.write(`${word}\n`)
  assert.is(await answered, `acknowledged ${word}`)
}

async function end(running: RunningProgram) {
  running.child.stdin?.end()
  assert.equal(await running.ended, { code: 0, errors: '' })
}

test('a port in use is refused before a first password is made, which the next start prints', async () => {
  const folder = await temporaryFolder()
  const { port } = await serve((_, response) => response.end())
  const { code, out, errors } = await ownerOf(folder, { PORT: `${port}`, HOST: '127.0.0.1' })([
    'serve',
  ])
  assert.equal([code, out], [1, ''])
  assert.is(errors, `Port ${port} is in use. Set PORT to another one.\n`)
  assert.equal(await readdir(folder), [])
})

const deep = Array.from({ length: 12 }, () => 'a-folder-name-of-its-own').join('/')

for (const [what, below] of [
  ['an ordinary folder', 'data'],
  ['a folder whose path is too long for a socket', deep],
] as const) {
  test(`on ${what} exits with a message, and the first continues`, async () => {
    const folder = join(await temporaryFolder(), below)
    const first = open(folder)
    assert.is(await first.nextLine(), 'open')
    await change(first, 'before')
    const lock = await stat(join(folder, 'lock.sock'))
    const { code, errors } = await open(folder).ended
    assert.is(code, 1)
    const untouched = await stat(join(folder, 'lock.sock'))
    assert.is(untouched.ctimeMs, lock.ctimeMs, 'the lock of the first was moved')
    assert.is(errors, `Another process is using ${folder}. Stop it first.\n`)
    await change(first, 'after')
    await end(first)
    assert.match(await readFile(join(folder, 'contact-details.json'), 'utf8'), 'after')
  })

  test(`on ${what} starts at once after the first was killed`, async () => {
    const folder = join(await temporaryFolder(), below)
    const first = open(folder)
    await first.nextLine()
    first.child.kill('SIGKILL')
    await first.ended
    assert.ok((await readdir(folder)).includes('lock.sock'), 'a dead socket lies there')
    const next = open(folder)
    assert.is(await next.nextLine(), 'open')
    await end(next)
    assert.not.ok((await readdir(folder)).some(name => name.includes('lock')))
  })
}

test('of four that start after a kill, one gets the folder', async () => {
  const folder = await temporaryFolder()
  const killed = open(folder)
  await killed.nextLine()
  killed.child.kill('SIGKILL')
  await killed.ended
  const starting = Array.from({ length: 4 }, () => open(folder))
  const first = await Promise.allSettled(starting.map(running => running.nextLine()))
  const running = starting.filter((_, index) => first[index]?.status === 'fulfilled')
  assert.is(running.length, 1)
  await Promise.all(running.map(end))
})

test('a file other than a socket in place of the lock stays and is named', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'lock.sock'))
  const { code, errors } = await open(folder).ended
  assert.is(code, 1)
  assert.is(errors, `lock.sock in ${folder} is no socket. Move it away.\n`)
  assert.equal(await readdir(folder), ['lock.sock'])
})

test('control: with lowdb alone two processes lose acknowledged changes', async () => {
  const file = join(await temporaryFolder(), 'words.json')
  const databases = [0, 1].map(() => new Low<string[]>(new JSONFile(file), []))
  for (const [index, database] of databases.entries()) {
    await database.read()
    await database.update(words => words.push(`from ${index}`))
    await database.update(words => words.push(`again from ${index}`))
  }
  const [first, second] = databases
  await first?.update(words => words.push('the last from 0'))
  await second?.read()
  assert.not.ok(second?.data.includes('again from 1'))
})

test('on the uploads of another site exits with a message, with any data folder', async () => {
  const [one, other] = [await temporaryFolder(), await temporaryFolder()]
  const uploads = { UPLOADS_DIR: join(one, 'uploads') }
  await (await builtServer(one)).start()
  const { code, errors } = await ownerOf(other, uploads)(['serve'])
  assert.is(code, 1)
  assert.is(errors, `Another process is using ${uploads.UPLOADS_DIR}. Stop it first.\n`)
})

test.run()
