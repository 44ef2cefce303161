import { routes } from '../../../../base/routes.ts'
import type { TextGroup } from '../../../company/site-texts/fields.ts'

/**
 * Leaves out of a group the texts that no page shows: of links to pages that there are not, and of the
 * designer of units.
 * @param paths of the pages; all texts are shown until they are read
 */
export const shownTexts =
  (paths: readonly string[]) =>
  (group: TextGroup): TextGroup => {
    if (paths.length === 0) return group
    const pageOf = (name: string) =>
      name === 'message.design' ? routes.design : name.split(' ')[1]
    const isShown = (page: string | undefined) => page === undefined || paths.includes(page)
    return { ...group, fields: group.fields.filter(({ name }) => isShown(pageOf(name))) }
  }
