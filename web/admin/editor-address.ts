import { adminRoutes } from '../base/routes.ts'

/** The address of a page's editor. */
export const editorOf = (path: string) => `${adminRoutes.editor}?${new URLSearchParams({ path })}`
