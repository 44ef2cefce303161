import type { Browser, Page } from 'playwright'
import { suite, type Test } from '#test'
import { routes } from '../../web/base/routes.ts'
import { sharedChromium } from '../support/chromium.ts'
import { changeDetails, inbox } from '../support/contact.ts'
import { type RunningSite, startSite } from '../support/site.ts'

export interface AtForm {
  site: RunningSite
  browser: Browser
  address: string
}

/** A suite with its own site, whose form is as on a new installation unless it takes inquiries. */
export function formSuite(
  name: string,
  { takesInquiries }: { takesInquiries: boolean },
): Test<AtForm> {
  const form = suite<AtForm>(name)
  form.before(async context => {
    const env = { LOGIN_LIMIT: '1000/s', CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
    context.site = await startSite({ env })
    context.browser = await sharedChromium()
    context.address = context.site.url + routes.contact
    if (takesInquiries) await changeDetails(context.site, { takesInquiries })
  })
  return form
}

export const MESSAGE = 'Four chairs for a boardroom, in oak.'
/** By its label, of the form alone. */
export const field = (page: Page, label: string) => page.locator('.contact-form').getByLabel(label)
export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ })
export const toast = (page: Page) => page.locator('.toast')
export const waitForToast = (page: Page, title: string) => toast(page).getByText(title).waitFor()

/** Waits for the form's controller, which shows this note. */
export const ready = (page: Page) =>
  page.getByText('What you write is kept in this browser').waitFor()

export async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill('amina@example.com')
  await field(page, 'Message').fill(MESSAGE)
}

export const storedFrom = async (site: RunningSite, name: string) =>
  (await inbox(site)).filter(inquiry => inquiry.name === name)
