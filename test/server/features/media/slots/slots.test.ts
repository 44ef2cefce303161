import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createManifest } from '../../../../../server/features/media/slots/slots.ts'
import type { Slot } from '../../../../../web/sections/fields.ts'

const test = suite('slot manifest')

const slot = (path: string, more: Partial<Slot> = {}): Slot => ({
  path,
  kind: 'image',
  alt: 'A camp',
  family: 'container-unit',
  shape: 'square',
  ...more,
})

test('a slot is found by its exact path only', () => {
  const manifest = createManifest([slot('home/a.jpg')])
  assert.equal(manifest.get('home/a.jpg'), slot('home/a.jpg'))
  for (const path of ['home/A.jpg', '/home/a.jpg', 'home//a.jpg', 'constructor', '']) {
    assert.is(manifest.get(path), undefined, path)
  }
})

test('a slot that two sections share is one slot', () => {
  const manifest = createManifest([
    slot('a.jpg', { traits: ['x'] }),
    slot('a.jpg', { traits: ['x'] }),
  ])
  assert.is(manifest.all.length, 1)
  assert.is(manifest.tree.slots.length, 1)
})

const conflicts: Partial<Slot>[] = [
  { family: 'desk' },
  { shape: 'wide' },
  { alt: 'Another camp' },
  { traits: ['two-storey'] },
]

for (const conflict of conflicts) {
  const [field] = Object.keys(conflict)
  test(`a path declared twice with another ${field} is rejected by name`, () => {
    const declare = () => createManifest([slot('home/a.jpg'), slot('home/a.jpg', conflict)])
    assert.throws(
      declare,
      (error: Error) => /home\/a\.jpg/.test(error.message) && error.message.includes(String(field)),
    )
  })
}

test('a kind that does not fit the extension is rejected by name', () => {
  assert.throws(() => createManifest([slot('home/a.mp4')]), /home\/a\.mp4.*image.*\.jpg/)
})

test('the tree follows the folders, in the order of the pages, with readable titles', () => {
  const { tree } = createManifest([
    slot('containers/camp-solutions/hero/b.jpg'),
    slot('containers/camp-solutions/a.jpg'),
    slot('engineering/cnc-laser-cutting/a.jpg'),
    slot('Gallery/pdf-catalogs/a.pdf', { kind: 'pdf' }),
    slot('top.jpg'),
  ])
  const listed = ({ title, path, slots, folders }: typeof tree, gap = ''): string[] => [
    `${gap}${title} (${path})`,
    ...slots.map(slot => `${gap}- ${slot.path}`),
    ...folders.flatMap(folder => listed(folder, `${gap}  `)),
  ]
  assert.equal(listed(tree), [
    'Uploads ()',
    '- top.jpg',
    '  Containers (containers)',
    '    Camp solutions (containers/camp-solutions)',
    '    - containers/camp-solutions/a.jpg',
    '      Hero (containers/camp-solutions/hero)',
    '      - containers/camp-solutions/hero/b.jpg',
    '  Engineering (engineering)',
    '    CNC laser cutting (engineering/cnc-laser-cutting)',
    '    - engineering/cnc-laser-cutting/a.jpg',
    '  Gallery (Gallery)',
    '    PDF catalogs (Gallery/pdf-catalogs)',
    '    - Gallery/pdf-catalogs/a.pdf',
  ])
})

test('a manifest is frozen', () => {
  const { all, tree } = createManifest([slot('home/a.jpg', { traits: ['deck'] })])
  const frozen = [all, all[0], all[0]?.traits, tree, tree.folders, tree.folders[0]?.slots]
  assert.ok(frozen.every(value => value && Object.isFrozen(value)))
})

test.run()
