import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import type { Journey } from './journeys.ts'
import type { Visitor } from './visitor.ts'

export const reading: Record<string, Journey> = {
  async 'search engines: find each page complete without script'({ site, arrive }) {
    const visitor = await arrive('/', { script: 'off' })
    const titles = new Set<string>()
    const paths = ['/', '/services/furniture/chairs', '/services/interiors', '/gallery', '/contact']
    for (const path of paths) {
      await visitor.open(path)
      titles.add(await visitor.tab.ask(() => document.title))
      assert.is(await visitor.attribute('link[rel=canonical]', 'href'), site.url + path)
      assert.ok(await visitor.attribute('meta[name=description]', 'content'), path)
      for (const fact of await factsOf(visitor)) assert.is(fact['@context'], 'https://schema.org')
      assert.is(await visitor.count('h1'), 1)
      await visitor.sees('h1')
      assert.is(await visitor.count('main img:not([alt])'), 0)
    }
    assert.is(titles.size, paths.length)
  },

  async 'print: a page of products is on paper, with the way to the company'({ arrive }) {
    const visitor = await arrive('/services/furniture/chairs')
    const heading = await visitor.tab.ask(() => document.querySelector('h1')?.textContent ?? '')
    const { pages, words } = await readPdf(await visitor.tab.print())
    assert.ok(pages.length > 0)
    for (const page of pages) assert.match(page.slice(HEADER), /[^\xff]/, 'no page is empty')
    for (const printed of [heading, 'Chair models', 'Nairobi Prefab & Interiors'])
      assert.match(words, printed)
    assert.not.match(words, 'Skip to')
  },
}

/** More bytes than what is before the picture in a PGM file. */
const HEADER = 20

/** What the page says to programs, as JSON-LD. */
async function factsOf(visitor: Visitor): Promise<Record<string, unknown>[]> {
  const texts = await visitor.tab.ask(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent ?? '',
    ),
  )
  assert.ok(texts.length > 0, 'says something in JSON-LD')
  return texts.flatMap(text => JSON.parse(text))
}

/**
 * Its pages as pictures in grey, white being 0xff, and its words as far as they can be copied:
 * Firefox prints most of a variable font as shapes.
 */
async function readPdf(pdf: Buffer): Promise<{ pages: string[]; words: string }> {
  const folder = await temporaryFolder()
  const words = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
  execFileSync('pdftoppm', ['-gray', '-r', '20', '-', join(folder, 'page')], { input: pdf })
  const pictures = (await readdir(folder)).map(name => readFile(join(folder, name), 'latin1'))
  return { pages: await Promise.all(pictures), words: words.replace(/\s+/g, ' ') }
}
