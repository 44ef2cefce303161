import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pageVersions } from '../../../../server/features/pages/versions.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('versions of a page')

const version = (number: number, title = `Title ${number}`) => ({
  number,
  at: '2026-11-26T08:00:00.000Z',
  by: 'amina',
  sections: [title],
  source: { path: '/about', sections: [{ kind: 'prose' as const, title }] },
  keys: ['a'],
})

test('are listed from the newest on, and read one by one', async () => {
  const versions = pageVersions({ folder: await temporaryFolder() })
  assert.equal(await versions.list('about'), [])
  for (const number of [2, 4, 6]) await versions.add('about', version(number))
  assert.equal(
    (await versions.list('about')).map(({ id }) => id),
    ['6', '4', '2'],
  )
  assert.is((await versions.read('about', '4'))?.source.sections[0]?.title, 'Title 4')
  for (const id of ['5', '', '../about', '4.0'])
    assert.is(await versions.read('about', id), undefined)
})

test('are two hundred at most, the newest', async () => {
  const versions = pageVersions({ folder: await temporaryFolder() })
  for (let number = 1; number <= 203; number += 1) await versions.add('about', version(number))
  const all = await versions.list('about')
  assert.equal([all.length, all[0]?.id, all.at(-1)?.id], [200, '203', '4'])
})

test('replace one that was stored and never published', async () => {
  const versions = pageVersions({ folder: await temporaryFolder() })
  await versions.add('about', version(2, 'Failed'))
  await versions.add('about', version(2, 'Published'))
  assert.equal(
    (await versions.list('about')).map(({ sections }) => sections[0]),
    ['Published'],
  )
})

test.run()
