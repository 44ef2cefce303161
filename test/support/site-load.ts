import { api } from '../../web/base/routes.ts'
import type { Administrator } from './administrator.ts'
import { inquiry } from './inquiry.ts'
import { attributes } from './public-pages.ts'

/** What visitors and an administrator do all the time, until it is stopped. */
export interface SiteLoad {
  /** Answers by what was asked for and their status, such as `page 200`. */
  counts: Map<string, number>
  /** Answers other than 2xx and 3xx, and requests without one. */
  failures: string[]
  /** The names of visitors whose inquiries were acknowledged. */
  acknowledged: string[]
  stop(): Promise<void>
}

/** A picture that the home page shows. */
export const CARD = 'home/core-services/prefab-units/home-core-services-prefab-units-image-1.jpg'

const paths = ['/', '/gallery', '/about', '/services/containers', '/contact']

/**
 * Four visitors who open pages with all that these name and send inquiries, and an administrator who
 * replaces a photo, all through one address.
 */
export function loadSite(url: string, admin: Administrator, photo: Buffer): SiteLoad {
  const counts = new Map<string, number>()
  const failures: string[] = []
  const acknowledged: string[] = []
  let isOver = false

  const ask = (what: string, path: string, init?: RequestInit) =>
    note(what, path, () => fetch(url + path, { redirect: 'manual', ...init }))

  /** The text of a good answer. */
  async function note(what: string, path: string, send: () => Promise<Response>): Promise<string> {
    try {
      const answer = await send()
      const text = await answer.text()
      const key = `${what} ${answer.status}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (answer.status >= 400) failures.push(`${key} ${path}: ${text.slice(0, 200)}`)
      return answer.status < 400 ? text : ''
    } catch (error) {
      failures.push(`${what} without an answer: ${path} ${(error as Error).cause ?? error}`)
      return ''
    }
  }

  async function visit(visitor: number): Promise<void> {
    for (let round = 0; !isOver; round += 1) {
      const page = await ask('page', paths[(visitor + round) % paths.length] ?? '/')
      const named = [...attributes(page, 'script', 'src'), ...attributes(page, 'link', 'href')]
      for (const asset of new Set(named.filter(name => name.startsWith('/assets/')))) {
        await ask('asset', asset)
      }
      for (const picture of attributes(page, 'img', 'src').slice(0, 4)) {
        if (picture.startsWith('/uploads/')) await ask('picture', picture.replaceAll('&amp;', '&'))
      }
      await ask('data', `${api.pages}?${new URLSearchParams({ path: '/' })}`)
      const name = `visitor-${visitor}-round-${round}`
      const body = JSON.stringify(inquiry({ name, idempotencyKey: name }))
      const headers = { 'content-type': 'application/json' }
      if (await ask('inquiry', api.contact, { method: 'POST', headers, body })) {
        acknowledged.push(name)
      }
    }
  }

  async function administrate(): Promise<void> {
    while (!isOver) {
      await note('upload', CARD, () => admin.send(CARD, photo))
      await admin.read(api.inquiries).catch(error => failures.push(`inbox ${error}`))
    }
  }

  const all = Promise.all([...[0, 1, 2, 3].map(visit), administrate()])
  return {
    counts,
    failures,
    acknowledged,
    async stop() {
      isOver = true
      await all
    },
  }
}
