import * as assert from 'uvu/assert'
import { suite } from '#test'
import { about as aboutSource } from '../../../../server/starters/nairobi/about.ts'
import { contact as contactSource } from '../../../../server/starters/nairobi/contact.ts'
import { download as downloadSource } from '../../../../server/starters/nairobi/download.ts'
import { gallery as gallerySource } from '../../../../server/starters/nairobi/gallery.ts'
import { parsePage } from '../../../../server/starters/parse-page.ts'
import { linesOf, sectionOf } from '../../content/section-of.ts'

const test = suite('gallery, contact, about and download pages')
const gallery = parsePage(gallerySource)
const contact = parsePage(contactSource)
const about = parsePage(aboutSource)
const download = parsePage(downloadSource)

const { categories, initial } = sectionOf(gallery, 'gallery')

test('the gallery begins with Project Gallery', () => {
  assert.is(gallery.path, '/gallery')
  assert.is(gallery.menu, 'Gallery')
  assert.is(sectionOf(gallery, 'hero').title, 'Project Gallery')
})

test('the gallery has three categories of 100 items and begins with 20', () => {
  assert.is(initial, 20)
  assert.equal(
    categories.map(({ id, label, items }) => [id, label, items.length]),
    [
      ['prefab-units', 'Prefab Units', 100],
      ['interior-design', 'Interior Design', 100],
      ['executive-furniture', 'Executive Furniture', 100],
    ],
  )
})

test('each gallery item has a title of its own and a square image with its number', () => {
  const titles = categories.flatMap(({ items }) => items.map(item => item.title))
  for (const { id, items } of categories) {
    assert.is(new Set(items.map(item => item.title)).size, 100, id)
    for (const [index, { title, media }] of items.entries()) {
      assert.match(title, /^\S.* \d+$/)
      const name = `gallery-product-images-${id}-image-${index + 1}.jpg`
      assert.is(media, `Gallery/product-images/${id}/${name}`)
      assert.is(gallery.slots.find(slot => slot.path === media)?.shape, 'square')
    }
  }
  assert.is(titles.length, 300)
})

test('adjacent gallery items are drawn differently', () => {
  const looks = new Map(gallery.slots.map(slot => [slot.path, `${slot.family} ${slot.traits}`]))
  for (const { id, items } of categories) {
    const drawn = items.map(item => looks.get(item.media))
    assert.ok(new Set(drawn.slice(0, 20)).size >= 18, id)
    assert.not.ok(
      drawn.some((look, index) => look === drawn[index + 1]),
      id,
    )
  }
})

test('no two gallery images share their alternative text', () => {
  const alts = gallery.slots.filter(slot => slot.shape === 'square').map(slot => slot.alt)
  assert.is(alts.length, 300)
  assert.is(new Set(alts).size, 300)
})

test('each category has a catalog in its folder', () => {
  assert.equal(
    categories.map(({ catalog }) => catalog?.media.replace(/[^/]+$/, '')),
    ['prefab-units', 'interior-designs', 'executive-furniture'].map(
      folder => `Gallery/pdf-catalogs/${folder}-catalog/`,
    ),
  )
  assert.is(gallery.slots.filter(slot => slot.kind === 'pdf').length, 3)
})

test('three players show three project videos each for 10 s', () => {
  const { players, seconds, title } = sectionOf(gallery, 'project-videos')
  assert.is(title, 'Project Videos')
  assert.is(seconds, 10)
  assert.equal(
    players.map(player => [player.title, player.text]),
    [
      ['Executive Furniture', 'Premium office solutions'],
      ['Interior Design', 'Space transformation projects'],
      ['Prefab Units', 'Modular construction solutions'],
    ],
  )
  const folders = ['executive-furniture', 'interior-design', 'prefab-units']
  for (const [index, { videos }] of players.entries()) {
    const start = `Gallery/project-videos/${folders[index]}/gallery-project-videos-${folders[index]}`
    assert.equal(
      videos,
      [1, 2, 3].map(n => `${start}-video-${n}.mp4`),
    )
  }
})

test('the contact page has its exact title and headings', () => {
  assert.is(contact.path, '/contact')
  assert.is(contact.menu, 'Contact Us')
  assert.is(contact.title, 'Contact Us - Get Your Free Construction Quote')
  const hero = sectionOf(contact, 'hero')
  assert.is(hero.title, 'Contact Us')
  assert.match(hero.text, /^Get in touch with our expert team/)
  const section = sectionOf(contact, 'contact')
  assert.is(section.title, 'Get In Touch')
  assert.is(section.form.title, 'Send Us a Message')
})

test('the about page is not in the navigation bar and links to contact and gallery', () => {
  assert.is(about.path, '/about')
  assert.is(about.menu, undefined)
  assert.equal(linesOf(sectionOf(about, 'call-to-action').actions), [
    'Get Started -> /contact',
    'Project Gallery -> /gallery',
  ])
})

test('the about page claims only the figures of the company', () => {
  const figures = sectionOf(about, 'stats').stats.map(({ value, label }) => `${value} ${label}`)
  assert.equal(figures, [
    '500+ Projects Completed',
    '15+ Years Experience',
    '100+ Happy Clients',
    '24/7 Support Service',
  ])
  const prose = JSON.stringify(about.sections.filter(section => section.kind !== 'stats'))
  assert.equal(prose.match(/\b\d+(?= \w)/g), ['48'])
})

test('the download page is excluded from search engines and menus', () => {
  assert.is(download.path, '/download')
  assert.is(download.index, false)
  assert.is(download.menu, undefined)
})

test('the download page offers both archives and the Docker commands', () => {
  const { archives, steps } = sectionOf(download, 'downloads')
  assert.equal(
    archives.map(archive => archive.name),
    ['verified', 'original'],
  )
  const commands = steps.map(step => step.command)
  assert.ok(commands.includes('docker load -i showyard-image.tar'))
  assert.ok(commands.includes('docker run -d -p 80:3000 -v site:/volume showyard'))
})

test.run()
