import * as assert from 'uvu/assert'
import type { Journey } from './journeys.ts'
import { until } from './until.ts'
import { KEYS, type Visitor } from './visitor.ts'

const CHAIRS = '/services/furniture/chairs'

export const looking: Record<string, Journey> = {
  async 'menu: opens under the pointer, and on a narrow window by its button'({ arrive }) {
    const visitor = await arrive('/')
    const main = 'nav[aria-label=Main] a'
    await visitor.seesNo(main, 'Powder Coating')
    await visitor.pointAt(main, 'Engineering Services')
    await visitor.click(main, 'Powder Coating')
    await visitor.comesTo('/engineering-services/powder-coating')
    await visitor.sees('h1', 'Colour baked onto metal')
    await visitor.tab.resize(390, 844)
    await visitor.seesNo(main)
    await visitor.click('summary', 'Menu')
    await visitor.click('nav[aria-label=Mobile] a', 'Interior Design')
    await visitor.comesTo('/services/interiors')
    await visitor.seesNo('nav[aria-label=Mobile]')
  },

  async 'hero: moves on by itself, at a press, and rests while paused'({ arrive }) {
    const visitor = await arrive('/')
    await showsSlide(visitor, 1)
    await showsSlide(visitor, 2)
    await visitor.click('.hero .dots button', '5 of 6')
    await showsSlide(visitor, 5)
    await visitor.click('.hero button', 'Pause slides')
    await visitor.sees('.hero button', 'Play slides')
    // Timers of a page end in their order: one of 10 s that still ran would end before this one.
    await visitor.tab.ask(() => {
      setTimeout(() => document.documentElement.setAttribute('data-later', ''), 11_000)
    })
    await until('11 s of the page', async () => await visitor.count('[data-later]'))
    await showsSlide(visitor, 5)
    await visitor.click('.hero button', 'Play slides')
    await showsSlide(visitor, 6)
  },

  async 'search: "/" opens it, an arrow and Enter choose, and without script its page answers'({
    arrive,
  }) {
    const visitor = await arrive('/about')
    await until('the search is open', async () => {
      if (await visitor.count('dialog[open]')) return true
      await visitor.press('/')
      return false
    })
    await visitor.press('sofa')
    await visitor.sees('[role=option]', 'Sofa 1')
    await visitor.press(KEYS.Down)
    await visitor.press(KEYS.Enter)
    await visitor.comesTo('/products/ef6')
    await visitor.sees('h1', 'Sofa 1')
    const plain = await arrive('/search?q=wadrobe', { script: 'off' })
    await plain.sees('h1', 'wadrobe')
    await plain.click('.filters a', 'Boudoir Furniture')
    await plain.comesTo('/search?q=wadrobe&collection=boudoir')
  },

  async 'grid: shows 20 products, all 100, and 20 again'({ arrive }) {
    const visitor = await arrive(CHAIRS)
    assert.is(await visitor.count('.product'), 20)
    await visitor.click('button', 'Showing 20/100 - Click for More')
    await visitor.sees('button', 'Showing 100/100 - Click for Less')
    assert.is(await visitor.count('.product'), 100)
    await visitor.bringIntoView('.product a', 'Ch100')
    await showsPicture(visitor, '.product a[data-item=Ch100] img')
    await visitor.click('button', 'Showing 100/100 - Click for Less')
    await visitor.sees('button', 'Showing 20/100 - Click for More')
    assert.is(await visitor.count('.product'), 20)
  },

  async 'viewer: opens from a tile, turns by arrows, closes with Escape'({ arrive }) {
    const visitor = await arrive(CHAIRS)
    await visitor.click('.product a', 'Ch12')
    await visitor.sees('dialog', '12 of 100')
    await visitor.comesTo(`${CHAIRS}?item=Ch12`)
    await showsPicture(visitor, 'dialog [class=viewer-stage] > :not([hidden]) img')
    await visitor.press(KEYS.Right)
    await visitor.sees('dialog', '13 of 100')
    await visitor.comesTo(`${CHAIRS}?item=Ch13`)
    await visitor.press(KEYS.Left)
    await visitor.comesTo(`${CHAIRS}?item=Ch12`)
    await visitor.press(KEYS.Escape)
    await visitor.seesNo('dialog')
    await visitor.comesTo(CHAIRS)
  },

  async 'gallery: switches its categories, and between pictures and catalogs'({ arrive }) {
    const visitor = await arrive('/gallery')
    await visitor.click('[role=tab]', 'Interior Design')
    await visitor.sees('[role=tab][aria-selected=true]', 'Interior Design')
    await visitor.sees('[role=tabpanel] h2', 'Interior Design')
    assert.is(await visitor.count('[role=tabpanel] .product'), 20)
    await visitor.click('button', 'PDF Catalogs')
    await visitor.sees('button', 'PDF Catalogs (Hide)')
    for (const name of ['Prefab Units', 'Interior Design', 'Executive Furniture'])
      await visitor.sees('main a[download]', `Download ${name} Catalog`)
    await visitor.click('button', 'Product Images')
    await visitor.click('button', 'Product Images (Hide)')
    await visitor.sees('main', 'Product images are hidden.')
    assert.is(await visitor.count('[role=tabpanel] .product'), 0)
  },

  async 'Back: leads to the page before, and to where it was left'({ arrive }) {
    const visitor = await arrive('/')
    await visitor.bringIntoView('main a', 'View Our Work')
    const before = await scrolled(visitor)
    assert.ok(before > 1000)
    await visitor.click('main a', 'View Our Work')
    await visitor.sees('h1', 'Project Gallery')
    await until('the page begins at its top', async () => (await scrolled(visitor)) === 0)
    await visitor.tab.back()
    await visitor.comesTo('/')
    await visitor.sees('main a', 'View Our Work')
    const isBack = async () => Math.abs((await scrolled(visitor)) - before) < 20
    await until(`the page is scrolled to ${before} again`, isBack)
  },
}

/** The slide whose dot is marked, with its picture there. */
async function showsSlide(visitor: Visitor, number: number): Promise<void> {
  await visitor.sees('.hero .dots [aria-current]', `${number} of 6`)
  await showsPicture(visitor, '.hero .slide[data-current] img')
}

async function showsPicture({ tab }: Visitor, selector: string): Promise<void> {
  const isPainted = (one: string) => {
    const picture = document.querySelector<HTMLImageElement>(one)
    return picture?.checkVisibility() && picture.complete && picture.naturalWidth > 0
  }
  await until(`a picture (${selector}) is seen`, () => tab.ask(isPainted, selector))
}

const scrolled = ({ tab }: Visitor) => tab.ask(() => scrollY)
