import { useSite } from '../page-context.ts'
import { Brand } from './brand.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'

export function NavigationBar() {
  const { navigation } = useSite()
  return (
    <header className="navigation-bar">
      <div className="navigation-bar-inner">
        <Brand />
        <DesktopMenu items={navigation} />
        <MobileMenu items={navigation} />
      </div>
    </header>
  )
}
