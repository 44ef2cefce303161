import { useSite } from '../base/page-context.ts'
import { Brand } from './brand.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchLink } from './search-link.tsx'
import { ShortlistLink } from './shortlist-link.tsx'

export function NavigationBar() {
  const { navigation, isWithoutProducts } = useSite()
  return (
    <header className="navigation-bar">
      <div className="navigation-bar-inner">
        <Brand />
        <DesktopMenu items={navigation} />
        <div className="navigation-bar-end">
          <SearchLink />
          {!isWithoutProducts && <ShortlistLink />}
          <MobileMenu items={navigation} />
        </div>
      </div>
    </header>
  )
}
