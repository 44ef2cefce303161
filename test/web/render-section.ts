import { openContactDetails } from '../../server/company/contact-details/store.ts'
import type { PageSource } from '../../server/content/page.ts'
import { pageDataOf } from '../../server/pages/page-data.ts'
import { loadContent } from '../../server/starters/load-starter.ts'
import { renderPage } from '../../web/entry-server.tsx'
import type { SectionSource } from '../../web/sections/schemas.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { value: contact } = await openContactDetails({ file: `${await temporaryFolder()}/c.json` })

/** The HTML of a page that has only this section, on a new installation. */
export async function renderSection(section: SectionSource): Promise<string> {
  const source: PageSource = {
    path: '/sample',
    name: 'Sample',
    description: 'A page that shows one section, so that a test can look at what it says.',
    keywords: ['one', 'two', 'three'],
    sections: [section],
  }
  const content = loadContent([source])
  const [page] = content.pages
  if (!page) throw new Error('the sample page is missing')
  const data = pageDataOf(page, {
    content,
    contact,
    mediaOf: path => ({ kind: 'drawing', alt: path, version: '1' }),
    codeOf: () => undefined,
    origin: 'http://localhost',
    now: new Date(),
  })
  return (await renderPage(data, source.path)).body
}
