import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  chosenFile,
  fingerprintOf,
} from '../../../../../web/admin/upload-manager/files/chosen-file.ts'

const test = suite('chosen file')

const file = (name: string, folder = '', lastModified = 1) => {
  const made = new File(['chair'], name, { lastModified })
  return Object.assign(made, { webkitRelativePath: folder && `${folder}/${name}` })
}

test('has the path of the folder that was chosen, or its name alone', () => {
  assert.is(chosenFile(file('a.jpg', 'chairs/oak')).path, 'chairs/oak/a.jpg')
  assert.is(chosenFile(file('a.jpg')).path, 'a.jpg')
  assert.is(chosenFile(file('a.jpg'), 'dropped/a.jpg').path, 'dropped/a.jpg')
})

test('is itself when it is read', async () => {
  const chosen = chosenFile(file('a.jpg'))
  assert.is(await (await chosen.read()).text(), 'chair')
  assert.equal([chosen.name, chosen.size, chosen.changedAt], ['a.jpg', 5, 1])
})

test('is known again by name, size and time, wherever it lies', () => {
  const known = fingerprintOf(chosenFile(file('a.jpg', 'chairs')))
  assert.is(fingerprintOf(chosenFile(file('a.jpg', 'oak'))), known)
  assert.is.not(fingerprintOf(chosenFile(file('a.jpg', 'chairs', 2))), known)
  assert.is.not(fingerprintOf(chosenFile(file('b.jpg', 'chairs'))), known)
})

test.run()
