import { routes } from '../../web/base/routes.ts'
import { categoryNamed } from '../../web/sections/gallery/state.ts'

/** The address of a category of the gallery: by its name, or by its id once it has been renamed. */
export const categoryAddress = ({ id, label }: { id: string; label: string }): string =>
  routes.gallery(categoryNamed(label) === id ? label : id)
