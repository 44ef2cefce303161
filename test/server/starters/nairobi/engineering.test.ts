import * as assert from 'uvu/assert'
import { suite } from '#test'
import { cncLaserCutting } from '../../../../server/starters/nairobi/engineering-services/cnc-laser-cutting.ts'
import { engineering } from '../../../../server/starters/nairobi/engineering-services/overview.ts'
import { powderCoating } from '../../../../server/starters/nairobi/engineering-services/powder-coating.ts'
import { steelFabrication } from '../../../../server/starters/nairobi/engineering-services/steel-fabrication.ts'
import { parsePage } from '../../../../server/starters/parse-page.ts'
import { linesOf, sectionOf, sectionsOf } from '../../content/section-of.ts'

const test = suite('engineering pages')
const overview = parsePage(engineering)
const laser = parsePage(cncLaserCutting)
const powder = parsePage(powderCoating)
const steel = parsePage(steelFabrication)

test('the three sub-pages are listed under the overview in the navigation bar', () => {
  assert.is(overview.path, '/engineering-services')
  assert.is(overview.menu, 'Engineering Services')
  for (const [page, path, menu] of [
    [laser, '/engineering-services/cnc-laser-cutting', 'CNC Laser Cutting'],
    [powder, '/engineering-services/powder-coating', 'Powder Coating'],
    [steel, '/engineering-services/steel-fabrication', 'Steel Fabrication'],
  ] as const) {
    assert.is(page.path, path)
    assert.is(page.menu, menu)
    assert.is(page.under, overview.path)
    assert.is(page.service?.name, menu)
  }
})

test('the overview has three capability cards that link to the sub-pages', () => {
  const { cards } = sectionOf(overview, 'cards')
  assert.equal(
    cards.map(card => [card.title, card.href, card.action?.href, card.images.length]),
    [laser, powder, steel].map(page => [page.menu, page.path, page.path, 3]),
  )
})

test('the overview has a section on why to choose the company', () => {
  const { title, items } = sectionOf(overview, 'checklist')
  assert.is(title, 'Why Choose Us')
  assert.ok(items.length >= 4)
})

test('the laser page has showcase images and capabilities', () => {
  assert.is(sectionOf(laser, 'portfolio', 'showcase').items.length, 6)
  assert.ok(sectionOf(laser, 'features', 'capabilities').items.length >= 4)
})

test('the laser page gives the largest thickness of each metal', () => {
  assert.equal(
    sectionOf(laser, 'table', 'material-thickness').rows.map(row => row.slice(0, 2)),
    [
      ['Stainless steel', '25mm'],
      ['Mild steel', '30mm'],
      ['Aluminium', '20mm'],
      ['Copper', '15mm'],
      ['Brass', '15mm'],
    ],
  )
})

test('the laser page gives the figures of the machine', () => {
  assert.equal(
    sectionOf(laser, 'stats', 'technical-specifications').stats.map(stat => stat.value),
    ['12kW', '±0.05mm', '3000mm × 1500mm', '100m/min', 'DXF, DWG, AI'],
  )
})

test('the laser page has four steps and links to the next page and back', () => {
  assert.is(sectionOf(laser, 'steps').steps.length, 4)
  assert.equal(linesOf(sectionOf(laser, 'call-to-action').actions), [
    'Get Cutting Quote -> /contact',
    'Back to Engineering Services -> /engineering-services',
  ])
})

test('the powder coating page begins with its breadcrumb', () => {
  assert.equal(linesOf(sectionOf(powder, 'hero').breadcrumb), [
    'Home -> /',
    'Engineering Services -> /engineering-services',
  ])
})

test('the powder coating page shows work, process, figures and applications', () => {
  assert.is(sectionOf(powder, 'portfolio').title, 'Work Gallery')
  assert.ok(sectionOf(powder, 'steps').steps.length >= 4)
  assert.equal(sectionOf(powder, 'table').rows.slice(0, 3), [
    ['Coating thickness', '25-100 microns'],
    ['Curing temperature', '160-220°C'],
    ['Experience', '5+ years'],
  ])
  assert.is(sectionOf(powder, 'features').eyebrow, 'Applications')
  assert.ok(linesOf(sectionOf(powder, 'call-to-action').actions)[0]?.endsWith('-> /contact'))
})

test('the steel hero shows three images for 5 s each, with arrows and dots', () => {
  const hero = sectionOf(steel, 'hero')
  assert.equal(
    hero.slides?.map(slide => slide.media),
    [1, 2, 3].map(n => `engineering/steel-fabrication/hero/image-${n}.jpg`),
  )
  assert.equal(hero.seconds, { image: 5, video: 5 })
  assert.is(hero.arrows, true)
  assert.is(hero.dots, 'buttons')
})

test('the steel page gives the facts of the workshop', () => {
  const { text, stats } = sectionOf(steel, 'stats')
  assert.equal(
    stats.map(({ value, label }) => `${value} ${label}`),
    ['25+ Years Experience', '2000m² Workshop', '15 ton Crane', '12m Max Length'],
  )
  assert.ok(text?.includes('AWS D1.1') && text.includes('ISO 3834'))
})

test('the steel page has work, capabilities, grades and six steps', () => {
  assert.is(sectionOf(steel, 'portfolio').title, 'Work Gallery')
  assert.ok(sectionOf(steel, 'features', 'capabilities').items.length >= 4)
  assert.is(sectionOf(steel, 'table').title, 'Steel Grades')
  assert.is(sectionOf(steel, 'steps').steps.length, 6)
})

test('the steel page shows three recent projects with their figures', () => {
  const { title, cards } = sectionOf(steel, 'cards')
  assert.is(title, 'Recent Projects')
  assert.is(cards.length, 3)
  const points = cards.flatMap(card => card.points)
  for (const figure of ['10,000L tank', '15 bar test', '40m x 60m span']) {
    assert.ok(points.includes(figure), figure)
  }
  assert.ok(linesOf(sectionOf(steel, 'call-to-action').actions)[0]?.endsWith('-> /contact'))
})

test('no figure of a sub-page is repeated on the overview', () => {
  assert.is(sectionsOf(overview, 'stats').length, 0)
  assert.not.match(JSON.stringify(overview.sections), /\d+ ?(kW|mm|m²|ton|microns|°C|bar)|\d\+/)
})

test.run()
