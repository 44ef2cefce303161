import { adminRoutes } from '../base/routes.ts'

/** Where a page is edited. */
export const editorOf = (path: string) => `${adminRoutes.editor}?${new URLSearchParams({ path })}`
