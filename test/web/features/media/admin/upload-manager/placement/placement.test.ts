import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ChosenFile } from '../../../../../../../web/features/media/admin/upload-manager/files/chosen-file.ts'
import type { SameContent } from '../../../../../../../web/features/media/admin/upload-manager/files/same-content.ts'
import {
  fillSection,
  firstDecisions,
} from '../../../../../../../web/features/media/admin/upload-manager/placement/decide.ts'
import { formatNote } from '../../../../../../../web/features/media/admin/upload-manager/placement/file-kind.ts'
import { numberIn } from '../../../../../../../web/features/media/admin/upload-manager/placement/number-in.ts'
import {
  type PlacementRules,
  placeFiles,
} from '../../../../../../../web/features/media/admin/upload-manager/placement/placement.ts'
import { file, slot } from '../places.ts'

const test = suite('matching files to slots')

const chairs = 'executive-furniture/chairs'

const beds = 'executive-furniture/beds'

const numbered = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => slot(`${folder}/image-${index + 1}.jpg`))

const slots = [
  ...[1, 2].map(n => slot(`${chairs}/hero/video-${n}.mp4`)),
  ...numbered(`${chairs}/products`, 12),
  slot(`${chairs}/weather/image-1.jpg`),
  ...numbered(`${beds}/products`, 12),
  slot('home/portfolio/home-portfolio-image-1.jpg'),
  slot('Gallery/pdf-catalogs/beds-catalog/beds-catalog.pdf'),
]

/** Each file's slot and the rule that chose it, or why there is none. */
function place(paths: (string | ChosenFile)[], rules: Partial<PlacementRules> = {}) {
  const files = paths.map(path => (typeof path === 'string' ? file(path) : path))
  const placements = placeFiles(files, { slots, section: '', maxBytes: 10_000, ...rules })
  return Object.fromEntries(
    placements.map(({ file, target, by, verdict }) => [
      file.path,
      target ? `${verdict} ${by} ${target.path}` : verdict,
    ]),
  )
}

test('a copy of the uploads folder is matched by path, in any section', () => {
  const found = place(
    slots.map(({ path }) => `backup/uploads/${path}`),
    { section: beds },
  )
  for (const { path } of slots) assert.is(found[`backup/uploads/${path}`], `new path ${path}`)
})

test('the parent folders of a file select among slots of the same name', () => {
  assert.equal(place(['beds/products/image-3.jpg', 'products/image-4.jpg'], { section: chairs }), {
    'beds/products/image-3.jpg': `new path ${beds}/products/image-3.jpg`,
    'products/image-4.jpg': `new name ${chairs}/products/image-4.jpg`,
  })
})

test('a file name that only one slot has is matched', () => {
  assert.equal(place(['Home-Portfolio-Image-1.PNG', 'beds-catalog.pdf']), {
    'beds-catalog.pdf': 'new name Gallery/pdf-catalogs/beds-catalog/beds-catalog.pdf',
    'Home-Portfolio-Image-1.PNG': 'new name home/portfolio/home-portfolio-image-1.jpg',
  })
})

test('of folders with the same name, the one in the open section is matched', () => {
  const areas = ['executive-furniture', 'interiors']
  const rooms = areas.flatMap(area =>
    ['beds', 'chairs'].flatMap(room => numbered(`${area}/${room}/products`, 2)),
  )
  for (const section of areas) {
    assert.equal(place(['Chairs/DSC_2.jpg'], { slots: rooms, section }), {
      'Chairs/DSC_2.jpg': `new next ${section}/chairs/products/image-1.jpg`,
    })
  }
})

test('image-4.jpg is the fourth product of the open section', () => {
  assert.equal(place(['image-4.jpg', 'image-1.jpeg', 'video-2.mp4'], { section: chairs }), {
    'image-1.jpeg': `new name ${chairs}/products/image-1.jpg`,
    'image-4.jpg': `new name ${chairs}/products/image-4.jpg`,
    'video-2.mp4': `new name ${chairs}/hero/video-2.mp4`,
  })
})

test('a file is matched by the product name too', () => {
  const pdf = 'Gallery/pdf-catalogs/beds-catalog/beds-catalog.pdf'
  const productNames = new Map([
    [`${chairs}/products/image-9.jpg`, 'Ch9'],
    [pdf, 'Beds catalog'],
  ])
  assert.equal(place(['ch9.webp', 'beds-catalog.pdf'], { productNames }), {
    'beds-catalog.pdf': `new name ${pdf}`,
    'ch9.webp': `new name ${chairs}/products/image-9.jpg`,
  })
})

test('a number is matched in a section, unless a camera gave it', () => {
  assert.equal(place(['chair 5.jpg', '7.png', 'IMG_0002.jpg'], { section: chairs }), {
    '7.png': `new number ${chairs}/products/image-7.jpg`,
    'chair 5.jpg': `new number ${chairs}/products/image-5.jpg`,
    'IMG_0002.jpg': `new next ${chairs}/products/image-1.jpg`,
  })
})

test('numbers of cameras, drones, sizes and quantities are no product numbers', () => {
  const names = [
    ...['100_0034.JPG', 'DJI_0012.JPG', 'P1010007.jpg', 'IMG-20240503-WA0007.jpg', 'GX010005.jpg'],
    ...['PXL_20240503_101112.jpg', '20240503_101112.jpg', 'VID_0003.mp4', 'Screenshot 7.png'],
    ...['chair 45x60.jpg', 'chair 45 x 60 cm.jpg', '2 seater.jpg', 'set of 4.jpg', '3pcs.jpg'],
    ...['bench 120cm.jpg', '1.2m table.jpg', '6-drawer.jpg'],
  ]
  for (const name of names) assert.is(numberIn(name), undefined, name)
  const named = { 'Ch12.jpg': 12, 'chair (7).jpg': 7, 'image-3.jpg': 3, 'chair 5 60x90.jpg': 5 }
  for (const [name, number] of Object.entries(named)) assert.is(numberIn(name), number, name)
})

test('a file that the site has is not planned again, unless its own name says another place', () => {
  const [known, other, twin] = ['IMG_0001.jpg', 'image-5.jpg', 'IMG_0001 - Copy.jpg'].map(name =>
    file(name),
  ) as [ChosenFile, ChosenFile, ChosenFile]
  const at = `${chairs}/products/image-2.jpg`
  const same = new Map<ChosenFile, SameContent>([
    [known, { path: at }],
    [other, { path: at }],
    [twin, { file: known }],
  ])
  const rules = { slots, section: chairs, maxBytes: 10_000, same, nameOf: () => 'Ch2' }
  const placed = placeFiles([known, other, twin, file('DSC9.jpg')], rules)
  const verdicts = placed.map(({ file, verdict, reason, target }) => [
    file.name,
    verdict,
    reason,
    target?.path,
  ])
  assert.equal(verdicts, [
    ['DSC9.jpg', 'new', undefined, `${chairs}/products/image-1.jpg`],
    ['image-5.jpg', 'there', 'already there as Ch2', `${chairs}/products/image-5.jpg`],
    ['IMG_0001 - Copy.jpg', 'there', 'the same as IMG_0001.jpg', undefined],
    ['IMG_0001.jpg', 'there', 'already there as Ch2', undefined],
  ])
})

test('the others fill the empty slots in the order of their names, after all matches', () => {
  const present = slots.map(one =>
    one.path === `${chairs}/products/image-1.jpg` ? { ...one, present: true } : one,
  )
  const files = ['oak b10.jpg', 'oak b2.jpg', 'image-2.jpg'].map(name =>
    name.replace('oak b', 'DSC'),
  )
  assert.equal(place(files, { slots: present, section: chairs }), {
    'DSC2.jpg': `new next ${chairs}/products/image-3.jpg`,
    'DSC10.jpg': `new next ${chairs}/products/image-4.jpg`,
    'image-2.jpg': `new name ${chairs}/products/image-2.jpg`,
  })
})

test('a folder named like a section stands for it', () => {
  assert.equal(place(['Photos/Beds/DSC100.jpg']), {
    'Photos/Beds/DSC100.jpg': `new next ${beds}/products/image-1.jpg`,
  })
})

test('where several folders are named alike and none is open, the open section stands', () => {
  const rooms = ['executive-furniture', 'interiors'].flatMap(area =>
    ['beds', 'chairs'].flatMap(room => numbered(`${area}/${room}/products`, 2)),
  )
  assert.equal(place(['Chairs/DSC_2.jpg'], { slots: rooms, section: 'interiors/beds' }), {
    'Chairs/DSC_2.jpg': 'new next interiors/beds/products/image-1.jpg',
  })
  assert.equal(place(['Chairs/DSC_2.jpg'], { slots: rooms }), { 'Chairs/DSC_2.jpg': 'unplaced' })
})

test('a folder is named like a section with spaces or underscores for hyphens', () => {
  for (const folder of ['Executive Furniture', 'executive_furniture', 'EXECUTIVE  FURNITURE']) {
    assert.equal(place([`${folder}/DSC100.mp4`]), {
      [`${folder}/DSC100.mp4`]: `new next ${chairs}/hero/video-1.mp4`,
    })
  }
})

test('a number is of a slot of the same kind and in the section only', () => {
  assert.equal(place(['clip 2.mp4'], { section: beds }), { 'clip 2.mp4': 'unplaced' })
  assert.equal(place(['chair 2.jpg'], { section: `${chairs}/hero` }), { 'chair 2.jpg': 'unplaced' })
  assert.equal(place(['beds 12.jpg'], { section: beds }), {
    'beds 12.jpg': `new number ${beds}/products/image-12.jpg`,
  })
  assert.equal(place(['chair 5.jpg']), { 'chair 5.jpg': 'unplaced' })
})

test('the parent folders count from the file on', () => {
  const path = 'My site/executive-furniture/beds/products/image-3.jpg'
  assert.equal(place([path], { section: chairs }), {
    [path]: `new path ${beds}/products/image-3.jpg`,
  })
})

test('without a section or a known name a file is not matched', () => {
  assert.equal(place(['DSC100.jpg']), { 'DSC100.jpg': 'unplaced' })
})

test('a file is never matched to a slot of another kind', () => {
  assert.equal(place(['image-1.mp4', 'clip.mp4', 'third.mp4'], { section: chairs }), {
    'image-1.mp4': `new number ${chairs}/hero/video-1.mp4`,
    'clip.mp4': `new next ${chairs}/hero/video-2.mp4`,
    'third.mp4': 'unplaced',
  })
})

test('the bytes of a file say what kind of slot it goes to, not its name', () => {
  const files = [
    file('image-4', { format: 'JPEG' }),
    file('image-5.mp4', { format: 'PNG' }),
    file('video-2.jpg', { format: 'MP4' }),
    file('IMG_7000.MOV', { format: 'MOV' }),
    file('beds-catalog.jpg', { format: 'PDF' }),
  ]
  assert.equal(place(files, { section: chairs }), {
    'beds-catalog.jpg': 'new name Gallery/pdf-catalogs/beds-catalog/beds-catalog.pdf',
    'image-4': `new name ${chairs}/products/image-4.jpg`,
    'image-5.mp4': `new name ${chairs}/products/image-5.jpg`,
    'IMG_7000.MOV': `new next ${chairs}/hero/video-1.mp4`,
    'video-2.jpg': `new name ${chairs}/hero/video-2.mp4`,
  })
  const [heading] = fillSection(
    firstDecisions(placeFiles(files.slice(2, 3), { slots: [], section: '', maxBytes: 10_000 })),
    slots,
    chairs,
  )
  assert.is(heading?.target?.path, `${chairs}/hero/video-1.mp4`)
})

test('a file says what becomes of it', () => {
  const notes = (
    ['JPEG', 'PNG', 'BMP', 'MOV', 'MP4', 'PDF', 'HEIC', 'HEVC', 'unknown'] as const
  ).map(format => formatNote({ format }))
  const expected = ['JPEG', 'PNG, becomes JPEG', 'BMP, becomes JPEG', 'MOV, becomes MP4', 'MP4']
  assert.equal(notes, [...expected, 'PDF', 'HEIC, becomes JPEG', 'HEVC', ''])
})

test('two files for one slot are a conflict, and the second names the first', () => {
  const files = [file('image-4.jpg'), file('image-4.png')]
  const [first, second] = placeFiles(files, { slots, section: chairs, maxBytes: 10_000 })
  assert.is(first?.verdict, 'new')
  assert.is(second?.verdict, 'conflict')
  assert.match(second?.reason ?? '', 'image-4.jpg')
})

test('a file that replaces another one is marked', () => {
  const present = slots.map(one => ({ ...one, present: true, poster: 'v1' }))
  assert.equal(place(['image-4.jpg', 'video-1.poster.jpg'], { slots: present, section: chairs }), {
    'image-4.jpg': `replaces name ${chairs}/products/image-4.jpg`,
    'video-1.poster.jpg': `replaces name ${chairs}/hero/video-1.poster.jpg`,
  })
})

test('files that the server would reject are rejected before the upload', () => {
  const files = [
    file('beach.gif', { format: 'GIF' }),
    file('clip.mov', { format: 'HEVC' }),
    file('brochure.docx', { format: 'ZIP' }),
    file('words.jpg', { format: 'unknown' }),
    file('notes', { format: 'unknown' }),
    file('locked.zip', { format: 'ZIP', fault: 'This ZIP is damaged' }),
    file('empty.jpg', { size: 0 }),
    file('long.mp4', { size: 10_001 }),
  ]
  const words =
    /as JPEG|WhatsApp|a document as PDF|Called .jpg|^Not a photo \(|ZIP is damaged|empty|Larger than/
  const placements = placeFiles(files, { slots, section: chairs, maxBytes: 10_000 })
  assert.ok(placements.every(({ verdict, target }) => verdict === 'refused' && !target))
  const said = placements.map(({ file, reason }) => [file.name, words.exec(reason ?? '')?.[0]])
  assert.equal(Object.fromEntries(said), {
    ...{ 'beach.gif': 'as JPEG', 'clip.mov': 'WhatsApp', 'brochure.docx': 'a document as PDF' },
    ...{ 'words.jpg': 'Called .jpg', notes: 'Not a photo (', 'locked.zip': 'ZIP is damaged' },
    ...{ 'empty.jpg': 'empty', 'long.mp4': 'Larger than' },
  })
})

test('system files are ignored', () => {
  assert.equal(place(['.DS_Store', '__MACOSX/._image-1.jpg', 'a/Thumbs.db', 'a/.git/x.jpg']), {})
})

test('a file that an earlier visit did not finish keeps its slot', () => {
  const remembered = new Map([['DSC100.jpg 10 1', { path: `${beds}/products/image-8.jpg` }]])
  assert.equal(place(['DSC100.jpg'], { section: chairs, remembered }), {
    'DSC100.jpg': `new remembered ${beds}/products/image-8.jpg`,
  })
  const since = new Map([
    ['DSC100.jpg 10 1', { path: `${beds}/products/image-8.jpg`, version: 'since' }],
  ])
  assert.equal(place(['DSC100.jpg'], { section: chairs, remembered: since }), {
    'DSC100.jpg': `new next ${chairs}/products/image-1.jpg`,
  })
})

test('no slot is assigned twice, and no file is lost', () => {
  const names = Array.from({ length: 40 }, (_, n) => [`DSC${n}.jpg`, `chair-${n}.png`, `v${n}.mp4`])
  const files = names.flat().map(name => file(name))
  const placements = placeFiles(files, { slots, section: chairs, maxBytes: 10_000 })
  assert.is(placements.length, 120)
  const given = placements.flatMap(({ verdict, target }) =>
    target && verdict !== 'conflict' ? [target.path] : [],
  )
  assert.is(new Set(given).size, given.length)
  assert.is(given.length, 15, 'twelve products, one picture and two videos')
})

test.run()
