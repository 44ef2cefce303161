import type { ContactLink } from './contract.ts'
import { visitorApi } from './routes.ts'

const KINDS: [begin: string, kind: ContactLink][] = [
  ['https://wa.me/', 'whatsapp'],
  ['tel:', 'phone'],
  ['mailto:', 'email'],
]

/** Reports clicks on contact links: which kind on which page, and nothing else. */
addEventListener('click', ({ target }) => {
  const { href = '' } = (target as Element).closest('a') ?? {}
  const [, kind] = KINDS.find(([begin]) => href.startsWith(begin)) ?? []
  if (!kind) return
  const press = JSON.stringify({ kind, page: location.pathname })
  navigator.sendBeacon(visitorApi.presses, new Blob([press], { type: 'application/json' }))
})
