import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, errors, type Page } from 'playwright'
import { api } from '../../../../web/base/routes.ts'
import { signIn } from '../../../support/product-edits.ts'
import { until } from '../../../support/until.ts'
import { newVisitor } from '../../visit.ts'
import { takeCookie } from '../administrator.ts'
import { editorAt, field, opened, says } from './at-editor.ts'
import { faultsOfVisits, lostInBrowser, TOGETHER, TYPED_AT } from './typed-faults.ts'
import { observeTyping, type TypedTexts } from './typed-texts.ts'

const BESIDE = 4

export interface Typing {
  done: Promise<void>
  texts: TypedTexts
  /** What the page of visitors, or the editor, should not have shown. */
  faults: string[]
  readonly publications: number
  readonly reloads: number
}

/**
 * Types so many rounds into the editor of a page in a real browser, publishes and reloads at random,
 * and looks at the page as visitors do all the time.
 */
export async function typeAndPublish(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<Typing> {
  const visitor = await newVisitor(browser)
  await takeCookie(visitor, { url }, await signIn(url))
  visitor.on('dialog', question => void question.accept().catch(() => undefined))
  const texts = await observeTyping(visitor)
  const faults: string[] = []
  let [published, publications, reloads, isDone] = [0, 0, 0, false]
  let round = 0
  visitor.on('response', answer => {
    if (answer.url().includes(api.publishPage) && answer.ok()) {
      published = round
      publications += 1
    }
  })
  let page = await open(await visitor.newPage(), url)

  async function type(): Promise<void> {
    while (round < rounds) {
      round += 1
      for (const [section, word] of TOGETHER) await replaceTitle(page, section, `${word} ${round}`)
      if (Math.random() < 0.5) await publish(page, `Gamma ${round}`)
      // As people do, so that it is saved meanwhile.
      if (Math.random() < 0.3) await pause(1200)
      if (Math.random() < 0.1) {
        // Later than what is typed is written to the browser's own store.
        await pause(300)
        page = await open(page, url)
        reloads += 1
        faults.push(...(await lostInBrowser(page, texts)))
      }
    }
    await says(page, 'Saved')
    await page.locator('.preview-note').waitFor({ state: 'detached' })
    await until('the preview to be as typed', async () => {
      const words = (await page.frameLocator('iframe').locator('body').textContent()) ?? ''
      return [...texts.states.values()].every(states => words.includes(states.at(-1) ?? ''))
    })
    await until('the last publication', async () => {
      await publish(page, `Gamma ${Date.now()}`)
      return published >= rounds
    })
  }

  async function look(): Promise<void> {
    while (!isDone) {
      const known = published
      faults.push(...(await faultsOfVisits(url, known)))
      await pause(20)
    }
  }

  const typing = type().finally(() => {
    isDone = true
  })
  return {
    done: Promise.all([typing, look()]).then(() => undefined),
    texts,
    faults,
    get publications() {
      return publications
    },
    get reloads() {
      return reloads
    },
  }
}

/** In milliseconds; less than the run waits for a test of which nothing is heard. */
const OPENS_WITHIN = 200_000

/**
 * As often as a person would load it, until the server is up for long enough. A tab that stays empty,
 * as Chromium's may after a refused connection, is closed for another one.
 * @returns the tab with the editor
 * @throws the last failure after OPENS_WITHIN
 */
async function open(tab: Page, url: string): Promise<Page> {
  let page = tab
  const begun = performance.now()
  for (;;) {
    page.setDefaultTimeout(30_000)
    try {
      await page.goto(url + editorAt(TYPED_AT))
      await opened(page)
      page.setDefaultTimeout(60_000)
      return page
    } catch (failure) {
      if (performance.now() - begun > OPENS_WITHIN) throw failure
      await pause(100)
      if (!(failure instanceof errors.TimeoutError)) continue
      const next = await page.context().newPage()
      await page.close()
      page = next
    }
  }
}

async function replaceTitle(page: Page, section: number, words: string): Promise<void> {
  await page.locator('.outline-section').nth(section).click()
  await field(page, 'Title').first().focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words, { delay: Math.random() * 20 })
}

/** Goes on typing meanwhile. */
async function publish(page: Page, words: string): Promise<void> {
  const button = page.getByRole('button', { name: /^Publish/ })
  await button.click({ timeout: 5000 }).catch(() => undefined)
  await replaceTitle(page, BESIDE, words)
  await until('the end of publishing', async () => (await button.textContent()) === 'Publish')
}
