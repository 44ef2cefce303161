import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { inbox, receive } from '../../support/contact.ts'
import { makeQuote } from '../../support/sent-quote.ts'
import { violations } from '../violations.ts'
import { DESKTOP } from '../visit.ts'
import { enter, newUser, toast } from './administrator.ts'
import { inboxSuite } from './inbox-suite.ts'

const screen = inboxSuite('pipeline of the inbox')

const still = { ...DESKTOP, reducedMotion: 'reduce', bypassCSP: true } as const
const phone = { ...still, viewport: { width: 390, height: 800 } }

const row = (page: Page, name: string) => page.locator('.inquiry-list a', { hasText: name })
const undo = (page: Page) => page.locator('.toast').getByRole('button', { name: 'Undo' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
/** The event of a window that becomes active. */
const look = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))
const chosenIn = (page: Page, label: string, value: string) =>
  page.waitForFunction(
    ([label, value]) =>
      [...document.querySelectorAll<HTMLSelectElement>('.inquiry select')].some(
        select => select.labels[0]?.textContent === label && select.value === value,
      ),
    [label, value],
  )

screen('a reply marks as answered, and Undo takes that back', async ({ site, browser }) => {
  await receive(site, { name: 'Amina', phone: '0712 345 678' })
  const [before] = await inbox(site)
  const { page, complaints } = await enter(browser, site, adminRoutes.inquiries, still)
  await page.context().route('https://wa.me/**', route => route.abort())
  await row(page, 'Amina').click()
  await page.getByRole('link', { name: 'Reply on WhatsApp' }).click()
  await toast(page, 'Inquiry marked as answered')
  await chosenIn(page, 'Stage', 'answered')
  await page.getByText('Answered less than an hour ago').first().waitFor()
  assert.is((await inbox(site))[0]?.stage, 'answered')
  await undo(page).click()
  await chosenIn(page, 'Stage', 'new')
  const { isRead: _, status: __, ...after } = (await inbox(site))[0] ?? {}
  assert.equal({ ...before, ...after }, before)
  assert.equal(
    complaints.filter(text => !text.includes('wa.me')),
    [],
  )
})

screen(
  'the second administrator sees notes and who took it, and is told where both take it',
  async ({ site, browser }) => {
    await receive(site, { name: 'Amina' })
    const { page } = await enter(browser, site, adminRoutes.inquiries, still)
    const other = await enter(browser, site, adminRoutes.inquiries, {
      ...still,
      cookie: await newUser(site, 'Grace'),
    })
    await row(page, 'Amina').click()
    await row(other.page, 'Amina').click()
    await other.page.getByRole('combobox', { name: 'Taken by' }).nth(1).waitFor()
    const place = (page: Page) => page.locator('.inquiry-place').getByLabel('Taken by')
    await page.reload()
    await place(page).selectOption('Grace')
    await toast(page, 'Inquiry taken by Grace now')
    // Grace has not seen that yet.
    await place(other.page).selectOption('admin')
    await toast(other.page, 'Grace takes this inquiry by now')
    await chosenIn(other.page, 'Taken by', 'Grace')
    await page.getByLabel('New note').fill('Wants it in oak')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await page.locator('.note-text', { hasText: 'Wants it in oak' }).waitFor()
    await look(other.page)
    await other.page.locator('.note-text', { hasText: 'Wants it in oak' }).waitFor()
    assert.is(await other.page.getByRole('button', { name: /^Delete the note/ }).count(), 0)
    assert.match((await row(other.page, 'Amina').textContent()) ?? '', '· Grace')
  },
)

screen('a note that is being typed stays, one that is deleted comes back', async context => {
  const { site, browser } = context
  for (const name of ['Amina', 'Brian']) await receive(site, { name })
  const { page } = await enter(browser, site, adminRoutes.inquiries, still)
  await row(page, 'Amina').click()
  await page.getByLabel('New note').fill('Call again')
  await row(page, 'Brian').click()
  await heading(page, 'Brian').waitFor()
  assert.is(await page.getByLabel('New note').inputValue(), '')
  await row(page, 'Amina').click()
  await heading(page, 'Amina').waitFor()
  assert.is(await page.getByLabel('New note').inputValue(), 'Call again')
  // The answer is lost after it was stored: pressed again, it is stored once.
  let isLost = true
  await page.route(`**${api.inquiries}/*/notes/*`, async route => {
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Add the note' }).click()
  await toast(page, 'The note could not be saved')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await page.waitForFunction(() => document.querySelector('textarea')?.value === '')
  const notes = async () => (await inbox(site)).find(({ name }) => name === 'Amina')?.notes
  const [note] = (await notes()) ?? []
  assert.is((await notes())?.length, 1)
  await page.getByRole('button', { name: 'Delete the note' }).click()
  await toast(page, 'Note deleted')
  await page.locator('.note-text').waitFor({ state: 'detached' })
  await undo(page).click()
  await page.locator('.note-text', { hasText: 'Call again' }).waitFor()
  assert.equal(await notes(), [note])
})

screen('on a phone stages are a list, filters fold, and Back keeps both', async context => {
  const { site, browser } = context
  for (const name of ['Amina', 'Brian']) await receive(site, { name })
  const [brian] = await inbox(site)
  await site.ask('PATCH', api.inquiry(brian?.id ?? ''), { stage: 'quoted', note: 'In oak' })
  const { page, complaints } = await enter(browser, site, adminRoutes.inquiries, phone)
  await row(page, 'Amina').waitFor()
  const tabs = page.getByRole('navigation', { name: 'Stage' }).getByRole('link')
  assert.is(await tabs.count(), 0)
  assert.is(await page.getByLabel('Service').isVisible(), false)
  await page.getByText('Filters and order').click()
  await page.getByLabel('Who waits').selectOption('We wait for customers')
  await page.getByRole('combobox', { name: 'Stage' }).selectOption({ label: 'Quoted 1' })
  await row(page, 'Amina').waitFor({ state: 'detached' })
  assert.match(page.url(), /waits=customer.*stage=quoted/)
  assert.equal(await violations(page), [])
  await row(page, 'Brian').click()
  await heading(page, 'Brian').waitFor()
  assert.is(await page.getByLabel('Who waits').isVisible(), false)
  assert.equal(await violations(page), [])
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
  await page.goBack()
  await row(page, 'Brian').waitFor()
  assert.is(await page.getByLabel('Who waits').inputValue(), 'customer')
  await page.goBack()
  await row(page, 'Brian').waitFor()
  assert.is(await page.getByRole('combobox', { name: 'Stage' }).inputValue(), 'all')
  assert.equal(complaints, [])
})

screen('answer words are added, chosen for a reply, and brought back', async context => {
  const { site, browser } = context
  const items = [{ page: '/services/furniture/chairs', code: 'Ch12', quantity: 4, note: 'in oak' }]
  await receive(site, { name: 'Amina', items })
  const { page, complaints } = await enter(browser, site, adminRoutes.answerWords, still)
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByRole('button', { name: 'Add a text' }).click()
  await page.getByLabel('Name').fill('Thank you')
  await page.getByRole('textbox', { name: 'Text' }).fill('Hello {nmae},\nwe have {items}.')
  await page.getByText('{nmae} is not filled in.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('There is another text of this name.').waitFor()
  await page.getByRole('textbox', { name: 'Text' }).fill('Hello {name},\nwe have {items}.')
  await page.getByLabel('Name').fill('In stock')
  assert.equal(await violations(page), [])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'In stock' }).waitFor()
  await page.getByRole('button', { name: 'Delete “In stock”' }).click()
  await page.getByRole('heading', { name: 'In stock' }).waitFor({ state: 'detached' })
  await undo(page).click()
  await page.getByRole('heading', { name: 'In stock' }).waitFor()

  await page.getByRole('link', { name: 'All inquiries' }).click()
  await row(page, 'Amina').click()
  await page.getByLabel('Begin the reply with').selectOption('In stock')
  const text = page.getByLabel('Text of the reply')
  assert.is(await text.inputValue(), 'Hello Amina,\nwe have 4 × Ch12 (in oak).')
  await text.fill('Hello Amina,\nall of them are in stock.')
  const href = await page.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')
  assert.match(decodeURIComponent(href ?? ''), 'body=Hello Amina,\r\nall of them are in stock.\r\n')
  await page.getByLabel('Begin the reply with').selectOption('A greeting')
  await text.waitFor({ state: 'detached' })
  // The name that is taken.
  assert.equal(
    complaints.filter(text => !text.includes('409')),
    [],
  )
})

screen('what the quotes of a stage come to is seen with it', async ({ site, browser }) => {
  await receive(site, { name: 'Amina' })
  const [{ id: inquiryId } = { id: '' }] = await inbox(site)
  await makeQuote(site, { inquiryId })
  const { page } = await enter(browser, site, adminRoutes.inquiries, phone)
  await page.getByText('In quotes: KES 1,298,040 new').waitFor()
  assert.equal(await violations(page), [])
  await page.locator('.stage-tabs select').selectOption('quoted')
  // Read by then, so that what is sent below is read again.
  await page.getByText('No inquiry fits').waitFor()
  const { send } = await makeQuote(site, { inquiryId, delivery: undefined })
  await send()
  await look(page)
  await page.getByText('In quotes: KES 1,245,840 quoted').waitFor()
  await row(page, 'Amina').click()
  const quotes = page.getByRole('table', { name: 'Quotes' }).getByRole('row')
  await quotes.filter({ hasText: /1,245,840Sent.*waits for the customer/ }).waitFor()
  await quotes.filter({ hasText: /1,298,040Draft/ }).waitFor()
  assert.equal(await violations(page), [])
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
})

screen.run()
