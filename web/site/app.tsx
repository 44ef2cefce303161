import { memo } from 'react'
import type { PageData } from '../base/contract.ts'
import { PageLocationProvider, PageProvider } from '../base/page-context.ts'
import { DocumentHead } from '../layout/document-head.tsx'
import { Footer } from '../layout/footer.tsx'
import { NavigationBar } from '../layout/navigation-bar.tsx'
import { NoConnection } from '../layout/no-connection.tsx'
import { WhatsappButton } from '../layout/whatsapp-button.tsx'
import { SectionView } from '../sections/views.tsx'
import { type ServerLocation, usePage } from './use-page.ts'

/** The public site: one page's data in, the whole page out. */
export function App({ first, server }: { first: PageData; server?: ServerLocation }) {
  const shown = usePage(first, server)
  return (
    <PageLocationProvider value={shown}>
      <WholePage data={shown.data} />
    </PageLocationProvider>
  )
}

/** Rendered for each page that is shown, and not for each address on the way to it. */
const WholePage = memo(function WholePage({ data }: { data: PageData }) {
  return (
    <PageProvider value={data}>
      <DocumentHead />
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <NavigationBar />
      <NoConnection />
      <main id="main" key={data.page.path} data-division={data.page.division} tabIndex={-1}>
        {data.page.sections.map((section, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections never move within a page
          <SectionView key={index} section={section} />
        ))}
      </main>
      <Footer />
      <WhatsappButton />
    </PageProvider>
  )
})
