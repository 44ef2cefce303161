import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  type Disk,
  linkOrCopy,
  previousOf,
  readText,
  realDisk,
  replaceDurably,
  syncFolder,
  writeDurably,
} from '../../../server/storage/durable-file.ts'
import { failingDisk } from '../../support/failing-disk.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite<{ folder: string; file: string }>('durable file')
test.before.each(async context => {
  context.folder = await temporaryFolder()
  context.file = join(context.folder, 'users.json')
})

/** A slow disk, which tells what was done on it, and what was begun before another had ended. */
function slowDisk() {
  const done: string[] = []
  let underWay = 0
  const slowly = async <Result>(what: string, act: () => Promise<Result>) => {
    const said = underWay > 0 ? `${what} too early` : what
    underWay += 1
    await pause(20)
    const result = await act()
    underWay -= 1
    done.push(said)
    return result
  }
  const nameOf = (path: unknown) => (`${path}`.endsWith('.tmp') ? 'temporary' : basename(`${path}`))
  const open: Disk['open'] = async (path, flags, mode) => {
    const handle = await realDisk.open(path, flags, mode)
    const name = flags === 'r' ? 'folder' : nameOf(path)
    const own = { write: handle.writeFile, sync: handle.sync, close: handle.close }
    handle.writeFile = (...words) => slowly(`write ${name}`, () => own.write.apply(handle, words))
    handle.sync = () => slowly(`sync ${name}`, () => own.sync.call(handle))
    handle.close = () => slowly(`close ${name}`, () => own.close.call(handle))
    return handle
  }
  const rename: Disk['rename'] = (from, to) =>
    slowly(`rename to ${nameOf(to)}`, () => realDisk.rename(from, to))
  return { done, disk: { ...realDisk, open, rename } satisfies Disk }
}

test('is written where a folder cannot be synced, but not where it or the file fails', async ({
  folder,
  file,
}) => {
  const disk = failingDisk()
  disk.failing = 'syncFolder'
  for (const code of ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP']) {
    disk.code = code
    await replaceDurably(file, code, disk)
    assert.equal([await readText(file), await syncFolder(folder, disk)], [code, false])
  }
  disk.failing = 'sync'
  const refused = async () => (await replaceDurably(file, 'x', disk).catch(error => error))?.code
  assert.is(await refused(), 'EOPNOTSUPP')
  Object.assign(disk, { failing: 'syncFolder', code: 'EIO' })
  assert.is(await refused(), 'EIO')
  assert.equal([await readText(file), await syncFolder(folder)], ['EOPNOTSUPP', true])
})

test('is written, synced and closed before it gets its name, and so is its folder after', async ({
  file,
}) => {
  const { done, disk } = slowDisk()
  await writeDurably(file, 'new', disk)
  assert.equal(done, [
    'write temporary',
    'sync temporary',
    'close temporary',
    'rename to users.json',
    'sync folder',
    'close folder',
  ])
})

test('keeps the replaced text as the previous version, under one name more', async context => {
  const { folder, file } = context
  for (const text of ['first', 'second', 'third']) await replaceDurably(file, text)
  assert.is(await readFile(file, 'utf8'), 'third')
  assert.is(await readFile(previousOf(file), 'utf8'), 'second')
  assert.equal((await readdir(folder)).sort(), ['users.json', 'users.previous.json'])
})

test('keeps nothing of a text that has to be forgotten', async ({ folder, file }) => {
  for (const text of ['secret', 'new secret']) await replaceDurably(file, text)
  await replaceDurably(file, 'nothing', realDisk, { forgets: true })
  const texts = (await readdir(folder)).map(name => readFile(join(folder, name), 'utf8'))
  assert.equal(await Promise.all(texts), ['nothing', 'nothing'])
})

test('a folder that cannot be synced or closed is told of', async ({ folder }) => {
  for (const step of ['sync', 'close'] as const) {
    const open: Disk['open'] = async (...words) => {
      const handle = await realDisk.open(...words)
      const close = handle.close.bind(handle)
      handle[step] = async () => {
        if (step === 'close') await close()
        throw Object.assign(new Error(`no ${step}`), { code: 'EIO' })
      }
      return handle
    }
    const failed = await syncFolder(folder, { ...realDisk, open }).catch((error: Error) => error)
    assert.is(failed instanceof Error && failed.message, `no ${step}`)
  }
})

test('gets a second name by a copy where the volume has no hard links', async ({ file }) => {
  await writeFile(file, 'text')
  for (const code of ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']) {
    const link = async () => {
      throw Object.assign(new Error(code), { code })
    }
    const copy = `${file}.${code}`
    await linkOrCopy(file, copy, { ...realDisk, link })
    assert.is(await readFile(copy, 'utf8'), 'text', code)
  }
  const missing = await linkOrCopy(`${file}.none`, `${file}.copy`).catch(error => error.code)
  assert.is(missing, 'ENOENT')
})

/** A disk whose nth call fails; without a number none does. */
function failingAt(nth = 0) {
  let calls = 0
  const counted =
    <Words extends unknown[], Result>(act: (...words: Words) => Promise<Result>) =>
    async (...words: Words) => {
      calls += 1
      if (calls === nth) throw Object.assign(new Error(`no call ${nth}`), { code: 'EIO' })
      return act(...words)
    }
  const open: Disk['open'] = counted(async (...words: Parameters<Disk['open']>) => {
    const handle = await realDisk.open(...words)
    handle.writeFile = counted(handle.writeFile.bind(handle)) as typeof handle.writeFile
    handle.sync = counted(handle.sync.bind(handle))
    return handle
  })
  const { rename, link, rm } = realDisk
  const disk = {
    ...realDisk,
    ...{ open, rename: counted(rename), link: counted(link), rm: counted(rm) },
  } as Disk
  return { disk, calls: () => calls }
}

for (const forgets of [false, true]) {
  const how = forgets ? 'that forgets' : 'that keeps'
  test(`a write ${how} the text before leaves one of both whole, whichever call fails`, async () => {
    const all = failingAt()
    const prepared = async () => {
      const file = join(await temporaryFolder(), 'users.json')
      for (const text of ['older', 'old']) await replaceDurably(file, text)
      return file
    }
    await replaceDurably(await prepared(), 'new', all.disk, { forgets })
    assert.ok(all.calls() >= 8)
    for (let nth = 1; nth <= all.calls(); nth += 1) {
      const file = await prepared()
      const late: unknown[] = []
      const onLate = (error: unknown) => late.push(error)
      const fault = await replaceDurably(file, 'new', failingAt(nth).disk, {
        forgets,
        onLate,
      }).catch((error: Error) => error)
      const told = fault ?? late[0]
      assert.match(String(told), `no call ${nth}`)
      assert.is(await readFile(file, 'utf8'), fault ? 'old' : 'new', `call ${nth}`)
      const names = await readdir(join(file, '..'))
      assert.equal(
        names.filter(name => name.endsWith('.tmp')),
        [],
        `call ${nth}`,
      )
    }
  })
}

test('is readable by its owner alone, as its previous version is', async ({ file }) => {
  for (const text of ['first', 'second']) await replaceDurably(file, text)
  for (const name of [file, previousOf(file)]) {
    assert.is((await stat(name)).mode & 0o777, 0o600)
  }
})

test('the version before stays until the new text has its name', async ({ file }) => {
  for (const text of ['first', 'second']) await replaceDurably(file, text)
  const seen: string[] = []
  const rename: Disk['rename'] = async (from, to) => {
    seen.push(await readFile(previousOf(file), 'utf8'))
    return realDisk.rename(from, to)
  }
  await replaceDurably(file, 'third', { ...realDisk, rename })
  assert.equal(seen, ['first', 'first'])
})

test('that is not there is read as none; one that cannot be read is told of', async ({ file }) => {
  assert.is(await readText(file), null)
  const readFile: Disk['readFile'] = (() =>
    Promise.reject(Object.assign(new Error('no'), { code: 'EIO' }))) as Disk['readFile']
  const fault = await readText(file, { ...realDisk, readFile }).catch((error: Error) => error)
  assert.instance(fault, Error)
})

test.run()
