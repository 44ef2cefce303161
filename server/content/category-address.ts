import { routes } from '../../web/base/routes.ts'
import { categoryNamed } from '../../web/sections/gallery/state.ts'

/** Where visitors see a category of the gallery: by its name, or by its id where it has another name. */
export const categoryAddress = ({ id, label }: { id: string; label: string }): string =>
  routes.gallery(categoryNamed(label) === id ? label : id)
