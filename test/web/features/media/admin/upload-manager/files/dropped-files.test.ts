import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  chosenFile,
  fingerprintOf,
} from '../../../../../../../web/features/media/admin/upload-manager/files/chosen-file.ts'
import {
  droppedFiles,
  pickedFiles,
} from '../../../../../../../web/features/media/admin/upload-manager/files/dropped-files.ts'

const test = suite('files that are dropped or chosen')

const named = (name: string) => new File([name], name, { lastModified: 7 })

const fileEntry = (fullPath: string) => ({
  isFile: true,
  fullPath,
  file: (use: (file: File) => void) => setImmediate(use, named(fullPath.split('/').at(-1) ?? '')),
})

/** Gives two entries at a time. */
function folderEntry(fullPath: string, entries: unknown[]) {
  return {
    isFile: false,
    fullPath,
    createReader() {
      const left = [...entries]
      return {
        readEntries: (use: (some: unknown[]) => void) => setImmediate(use, left.splice(0, 2)),
      }
    },
  }
}

/** What a drop brings; its list is empty when the event is over. */
function drop(entries: unknown[], files: File[] = []): DataTransfer {
  const items = entries.map(entry => ({ webkitGetAsEntry: () => entry }))
  queueMicrotask(() => {
    items.length = 0
    files.length = 0
  })
  return { items, files } as unknown as DataTransfer
}

const pathsOf = async (transfer: DataTransfer) =>
  (await droppedFiles(transfer)).map(({ path }) => path)

test('all that is in dropped folders is found, with its path', async () => {
  const chairs = folderEntry('/chairs', [
    fileEntry('/chairs/1.jpg'),
    folderEntry('/chairs/old', [fileEntry('/chairs/old/2.jpg')]),
    fileEntry('/chairs/3.jpg'),
    fileEntry('/chairs/4.jpg'),
    fileEntry('/chairs/5.jpg'),
  ])
  assert.equal(await pathsOf(drop([chairs, fileEntry('/hero.jpg')])), [
    ...['chairs/1.jpg', 'chairs/old/2.jpg', 'chairs/3.jpg', 'chairs/4.jpg', 'chairs/5.jpg'],
    'hero.jpg',
  ])
})

test('what is no file, such as a text, is left out', async () => {
  assert.equal(await pathsOf(drop([null, fileEntry('/a.jpg')])), ['a.jpg'])
})

test('where the browser gives no entries, its files are taken', async () => {
  assert.equal(await pathsOf(drop([null], [named('a.jpg'), named('b.jpg')])), ['a.jpg', 'b.jpg'])
})

test('a file that cannot be read is an error', async () => {
  const broken = {
    ...fileEntry('/a.jpg'),
    file: (_: unknown, fail: (error: Error) => void) => setImmediate(fail, new Error('Gone')),
  }
  const answer = await droppedFiles(drop([broken])).then(() => 'read', String)
  assert.match(answer, 'Gone')
})

test('picked files are taken with the time of their last change', async () => {
  const [file] = await pickedFiles([named('a.jpg')])
  assert.equal([file?.path, file?.size, file?.changedAt], ['a.jpg', 5, 7])
})

const file = (name: string, folder = '', lastModified = 1) => {
  const made = new File(['chair'], name, { lastModified })
  return Object.assign(made, { webkitRelativePath: folder && `${folder}/${name}` })
}

test('a chosen file has the path of the folder that was chosen, or its name alone', () => {
  assert.is(chosenFile(file('a.jpg', 'chairs/oak')).path, 'chairs/oak/a.jpg')
  assert.is(chosenFile(file('a.jpg')).path, 'a.jpg')
  assert.is(chosenFile(file('a.jpg'), 'dropped/a.jpg').path, 'dropped/a.jpg')
})

test('a chosen file is itself when it is read', async () => {
  const chosen = chosenFile(file('a.jpg'))
  assert.is(await (await chosen.read()).text(), 'chair')
  assert.equal([chosen.name, chosen.size, chosen.changedAt], ['a.jpg', 5, 1])
})

test('a chosen file is known again by name, size and time, wherever it lies', () => {
  const known = fingerprintOf(chosenFile(file('a.jpg', 'chairs')))
  assert.is(fingerprintOf(chosenFile(file('a.jpg', 'oak'))), known)
  assert.is.not(fingerprintOf(chosenFile(file('a.jpg', 'chairs', 2))), known)
  assert.is.not(fingerprintOf(chosenFile(file('b.jpg', 'chairs'))), known)
})

test.run()
