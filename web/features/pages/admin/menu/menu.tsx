import { useState } from 'react'
import { Link } from 'wouter'
import { useDrag } from '../../../../admin/drag/use-drag.ts'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../admin/ui/screen-heading.tsx'
import type { NavigationItem } from '../../../../base/contract.ts'
import { adminRoutes } from '../../../../base/routes.ts'
import { MenuEntries } from './menu-entries.tsx'
import { menuNames } from './menu-names.ts'
import { useMenu } from './use-menu.ts'

/** In which order the pages stand in the menu of the site; each change is sent at once. */
export function Menu() {
  const { menu, error, move } = useMenu()
  const [announcement, setAnnouncement] = useState('')

  function moveAndSay(href: string, by: number): void {
    const siblings = siblingsOf(menu?.items ?? [], href)
    const index = siblings.findIndex(item => item.href === href)
    setAnnouncement(`${siblings[index]?.label}, place ${index + by + 1} of ${siblings.length}`)
    move(href, by)
  }
  const drag = useDrag(moveAndSay)
  return (
    <>
      <ScreenHeading
        title="Menu"
        text="The order of the pages in the menu of the site. Visitors see a change at once."
      >
        <Link className="button secondary" href={adminRoutes.pages}>
          All pages
        </Link>
      </ScreenHeading>
      <ReadState what="The menu" data={menu} error={error} />
      {menu && (
        <section className="panel menu-order" aria-label="Menu of the site">
          <MenuEntries
            items={menu.items}
            names={menuNames(menu.items)}
            drag={drag}
            onMove={moveAndSay}
          />
          <p>
            What a page is called here, and which page it is below, is said in the page itself:
            press its name, then “Address, menu, search engines”.
          </p>
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
        </section>
      )}
    </>
  )
}

/** The entries of its level. */
function siblingsOf(items: NavigationItem[], href: string): NavigationItem[] {
  if (items.some(item => item.href === href)) return items
  return items.flatMap(item => siblingsOf(item.items ?? [], href))
}
