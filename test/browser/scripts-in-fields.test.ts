import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ContactDetails } from '../../web/base/contract.ts'
import { adminRoutes } from '../../web/base/routes.ts'
import { sharedChromium } from '../support/chromium.ts'
import { type Visitor, visit } from '../support/http.ts'
import { inquiry } from '../support/inquiry.ts'
import { type Mailbox, openMailbox } from '../support/mailbox.ts'
import { poppler } from '../support/poppler.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'
import { takeCookie } from './admin/administrator.ts'

const test = suite<{
  site: RunningSite
  browser: Browser
  mailbox: Mailbox
  admin: Visitor
  cookie: string
}>('scripts entered into fields')

/** Short enough for a telephone number; it runs wherever markup is not escaped. */
const short = '"><svg onload=ran()>'
/** Ends attributes of both kinds, elements, the page's data and its styles. */
const long = `'"></script></style></textarea></title>--><img src=x onerror=ran()><script>ran()</script>`

const user = `user ${short}`

const logged: string[] = []

test.before(async context => {
  const mailbox = await openMailbox()
  const env = {
    LOGIN_LIMIT: '1000/s',
    CONTACT_LIMIT: 'off',
    SMTP_URL: mailbox.url,
    NOTIFY_TO: 'owner@example.com',
  }
  const site = await startSite({
    env,
    logTo: { write: line => void logged.push(line) },
  })
  const admin = visit(site.url)
  await admin('/api/admin/login', { json: { username: 'admin', password: site.password } })
  await fill(admin)
  await visit(site.url)('/api/contact', { json: full, headers: { 'user-agent': long } })
  const cookie = [...admin.cookies].map(pair => pair.join('=')).join('; ')
  Object.assign(context, { site, admin, cookie, mailbox, browser: await sharedChromium() })
})

/** An inquiry with a script in every field that takes any text. */
const full = inquiry({
  name: `Ann ${short}`,
  phone: short,
  company: long,
  subject: long,
  message: `${long}\n${long}`,
  budgetRange: `=${short}`,
  preferredContactMethod: short,
  projectTimeline: short,
  items: [{ page: '/services/furniture/beds', code: `B1 ${short}`, quantity: 1, note: long }],
})

/** Puts the script into every field of the administrators' forms. */
async function fill(admin: Visitor) {
  const made = await admin('/api/admin/users', { json: { username: user, password: long } })
  assert.is(made.status, 201, await made.text())
  const { details } = (await (await admin('/api/admin/contact-details')).json()) as {
    details: ContactDetails
  }
  const texts = ['companyTagline', 'addressLine1', 'addressLine2', 'city', 'state']
  const more = ['postalCode', 'country', 'mondayFriday', 'saturday', 'sunday', 'businessHours']
  const words = [...texts, ...more].map(name => [name, name === 'postalCode' ? short : long])
  // A name has at most 60 characters.
  const companyName = `${short}<img src=x onerror=ran()>`
  const changed = { ...details, companyName, ...Object.fromEntries(words), takesInquiries: true }
  const put = await admin('/api/admin/contact-details', { method: 'PUT', json: changed })
  assert.is(put.status, 200, await put.text())
  const { slots } = (await (await admin('/api/admin/slot-details')).json()) as {
    slots: { path: string }[]
  }
  const told = { alt: long, title: long, description: long }
  const all = slots.map(({ path }, at) => [path, { ...told, ...(at % 7 === 0 && name(at)) }])
  const patch = { method: 'PATCH', json: { slots: Object.fromEntries(all) } }
  const patched = await admin('/api/admin/slot-details', patch)
  assert.is(patched.status, 200, await patched.text())
}

const name = (at: number) => ({ productName: `${at}${short}</script><script>ran()` })

interface Watched {
  page: Page
  /** Scripts of a field that ran, and violations of the policy. */
  seen: string[]
}

async function watch(context: BrowserContext): Promise<Watched> {
  const seen: string[] = []
  await context.exposeFunction('ran', () => void seen.push('a script ran'))
  await context.exposeFunction('stopped', (what: string) => void seen.push(`stopped: ${what}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      ;(window as unknown as Record<string, (what: string) => void>).stopped?.(
        `${violatedDirective} ${blockedURI}`,
      )
    })
  })
  const page = await context.newPage()
  page.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) seen.push(message.text())
  })
  page.on('dialog', dialog => {
    seen.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return { page, seen }
}

/** Opens each URL, and clicks every button and link with a script in its name. */
async function look({ page, seen }: Watched, url: string, paths: readonly string[]) {
  const wrong: string[] = []
  for (const path of paths) {
    const answer = await page.goto(url + path, { waitUntil: 'load' }).catch(() => null)
    await page.waitForTimeout(150)
    const pressable = page.locator('a, button').filter({ hasText: short }).first()
    if (await pressable.isVisible().catch(() => false)) {
      await pressable.click({ timeout: 1000, noWaitAfter: true }).catch(() => undefined)
      await page.waitForTimeout(150)
    }
    wrong.push(...seen.splice(0).map(what => `${path} (${answer?.status()}): ${what}`))
  }
  return wrong
}

const inQuery = encodeURIComponent(long)

const publicPaths = [
  ...['/', '/contact', '/contact?sent=1', '/gallery', '/about', '/services/furniture/beds'],
  ...['/services/containers/commercial/offices', '/services/interiors', '/shortlist', '/download'],
  ...[`/gallery?category=${inQuery}`, `/contact?items=${inQuery}`, `/contact?shortlist=${inQuery}`],
  ...[`/services/furniture/beds?item=${inQuery}`, `/?${inQuery}=${inQuery}#${inQuery}`],
  ...[`/${inQuery}`, `/uploads/${inQuery}`, `/api/${inQuery}`, `/share/${inQuery}.jpg`],
  ...['/site.webmanifest', '/api/contact-details', '/api/pages?path=/contact'],
]

test('neither run on public pages nor trigger the CSP', async context => {
  const { browser, site } = context
  const watched = await watch(await browser.newContext())
  assert.equal(await look(watched, site.url, publicPaths), [])
})

test('do not run in the form that is shown again with its values', async ({ browser, site }) => {
  const { page, seen } = await watch(await browser.newContext())
  await page.goto(`${site.url}/contact`)
  for (const email of ['wrong', 'ann@example.com']) {
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(
        values => {
          const form = document.createElement('form')
          Object.assign(form, { method: 'post', action: '/contact' })
          for (const [name, value] of Object.entries(values)) {
            const field = document.createElement('input')
            Object.assign(field, { name, value })
            form.append(field)
          }
          document.body.append(form)
          form.submit()
        },
        { name: long, email, phone: short, company: long, message: long, items: long, page: long },
      ),
    ])
    await page.waitForTimeout(300)
    assert.ok((await page.content()).includes('onerror'), 'it is shown')
    assert.equal(seen, [])
  }
})

test('do not run on admin screens and downloads', async context => {
  const { browser, site, cookie } = context
  const watched = await watch(await browser.newContext())
  await takeCookie(watched.page.context(), site, cookie)
  const lists = ['inquiries', 'users', 'account/sessions', 'activity', 'slot-details', 'media']
  const paths = [
    ...Object.values(adminRoutes),
    ...lists.map(list => `/api/admin/${list}`),
    `/admin/inquiries?q=${inQuery}`,
  ]
  assert.equal(await look(watched, site.url, paths), [])
})

test('are no formula in a CSV cell, and cannot end the cell', async ({ admin }) => {
  const csv = await (await admin('/api/admin/inquiries/export.csv')).text()
  assert.match(csv, `"'=""><svg onload=ran()>"`)
  assert.not.match(csv, /(^|,)"?[=+@-]/m)
})

test('are plain text in a mail, whose headers have one line each', async ({ mailbox }) => {
  await mailbox.has(1)
  const { raw = '' } = mailbox.mails[0] ?? {}
  assert.match(raw, /^content-type: text\/plain/im)
  assert.not.match(raw, /text\/html/i)
  const [head = ''] = raw.split('\r\n\r\n')
  assert.is(head.match(/^subject:/gim)?.length, 1)
})

test('are text in the structured data for search engines', async ({ site }) => {
  const html = await (await fetch(`${site.url}/contact`)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  assert.ok(blocks.length > 0)
  const texts = blocks.map(([, text = '']) => JSON.stringify(JSON.parse(text)))
  assert.ok(texts.some(text => text.includes(JSON.stringify(long).slice(1, -1))))
})

test('are text in the sitemap and the catalogs', async ({ site, admin }) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  assert.not.match(sitemap, '<svg')
  const { slots } = (await (await admin('/api/admin/slot-details')).json()) as {
    slots: { path: string }[]
  }
  const path = slots.find(slot => slot.path.endsWith('.pdf'))?.path
  const answer = await fetch(`${site.url}/uploads/${path}?size=small`)
  assert.is(answer.status, 200, String(path))
  const file = join(await temporaryFolder(), 'catalog.pdf')
  const bytes = Buffer.from(await answer.arrayBuffer())
  await writeFile(file, bytes)
  assert.match(poppler('pdftotext', [file, '-']), 'onload=ran()')
  const objects = bytes.toString('latin1')
  assert.not.match(objects, /\/(JavaScript|JS|Launch|OpenAction|EmbeddedFile)\b/)
  for (const [, address = ''] of objects.matchAll(/\/URI \(([^)]*)/g)) {
    assert.match(address, /^(https?:\/\/|mailto:|tel:)/)
  }
})

test('are not in the log, which has a line of JSON for each event', async context => {
  const { admin, site } = context
  const refused = { username: `a\n{"msg":"forged"}${short}`, password: long }
  assert.is((await admin('/api/admin/login', { json: refused })).status, 401)
  await fetch(`${site.url}/${inQuery}%0a%1b[2J?${inQuery}`, { headers: { referer: inQuery } })
  const events = logged.map(line => JSON.parse(line) as { msg: string })
  const told = new Set(events.map(({ msg }) => msg))
  for (const msg of ['request', 'inquiry stored', 'sign-in refused']) assert.ok(told.has(msg), msg)
  assert.not(told.has('forged'))
  for (const line of logged) {
    assert.is(line.indexOf('\n'), line.length - 1)
    assert.not.match(line, /ran\(\)|example\.co\.ke/)
  }
})

test('are rejected in names and URLs when they are saved', async ({ admin }) => {
  const answer = await admin('/api/admin/contact-details')
  const { details } = (await answer.json()) as { details: ContactDetails }
  for (const address of ['javascript:ran()', 'data:text/html,x', 'vbscript:x', '//evil.example']) {
    for (const field of ['facebookUrl', 'websiteUrl']) {
      const json = { ...details, [field]: address }
      const put = await admin('/api/admin/contact-details', { method: 'PUT', json })
      assert.is(put.status, 400, `${field} ${address}`)
    }
  }
  const email = { method: 'PUT', json: { email: `${short}@example.com` } }
  assert.is((await admin('/api/admin/account/email', email)).status, 400)
  const key = { json: inquiry(), headers: { 'idempotency-key': long } }
  assert.is((await admin('/api/contact', key)).status, 400)
  const form = new FormData()
  form.set('targetPath', 'home')
  form.set('fileName', `${long}.jpg`)
  form.set('file', new Blob(['x']), `${long}.jpg`)
  const upload = await admin('/api/admin/upload-file', { method: 'POST', body: form })
  assert.is(upload.status, 400)
  assert.match(upload.headers.get('content-type') ?? '', 'application/json')
})

test('control: unescaped markup is detected, run or blocked', async ({ browser, site }) => {
  const { page, seen } = await watch(await browser.newContext())
  await page.goto(`data:text/html,${encodeURIComponent(`<p title="${short}">`)}`)
  await until('the script', () => seen.includes('a script ran'))
  await page.goto(`${site.url}/about`)
  await page.evaluate(markup => document.body.insertAdjacentHTML('beforeend', markup), long)
  await until('the policy', () => seen.some(what => what.startsWith('stopped: script-src')))
})

test.run()
