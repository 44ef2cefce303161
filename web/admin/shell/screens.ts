import type { FC } from 'react'
import { adminRoutes } from '../../base/routes.ts'

/** A screen of the administrators' area, in a folder of its own, loaded when it is opened. */
export interface Screen {
  /** A path of `adminRoutes`; `:id` at its end stands for any one part. */
  path: string
  /** The name in the rail and the document's title. */
  name: string
  load: () => Promise<FC>
  /** Opened from this screen, which the rail has in its place. */
  under?: string
  /** Shown without a session and without the rail: sign-in and the test page. */
  isOpen?: boolean
}

/** The screens in the order of the rail. */
export const screens: readonly Screen[] = [
  {
    path: adminRoutes.index,
    name: 'Sign in',
    isOpen: true,
    load: async () => (await import('../simple/simple-login.tsx')).SimpleLogin,
  },
  {
    path: adminRoutes.simple,
    name: 'Sign in',
    isOpen: true,
    load: async () => (await import('../simple/simple-login.tsx')).SimpleLogin,
  },
  {
    path: adminRoutes.test,
    name: 'Test',
    isOpen: true,
    load: async () =>
      (await import('../../features/operations/admin/test-page/test-page.tsx')).TestPage,
  },
  {
    path: adminRoutes.login,
    name: 'Sign in',
    isOpen: true,
    load: async () => (await import('../../features/accounts/admin/login/login.tsx')).Login,
  },
  {
    path: adminRoutes.dashboard,
    name: 'Dashboard',
    load: async () =>
      (await import('../../features/operations/admin/dashboard/dashboard.tsx')).Dashboard,
  },
  {
    path: adminRoutes.firstStart,
    name: 'Make it yours',
    under: adminRoutes.dashboard,
    load: async () =>
      (await import('../../features/operations/admin/first-start/first-start.tsx')).FirstStart,
  },
  {
    path: adminRoutes.pages,
    name: 'Pages',
    load: async () => (await import('../../features/pages/admin/list/pages.tsx')).Pages,
  },
  {
    path: adminRoutes.editor,
    name: 'Edit page',
    under: adminRoutes.pages,
    load: async () =>
      (await import('../../features/pages/admin/editor/load-editor.ts')).loadEditor(),
  },
  {
    path: adminRoutes.menu,
    name: 'Menu',
    under: adminRoutes.pages,
    load: async () => (await import('../../features/pages/admin/menu/menu.tsx')).Menu,
  },
  {
    path: adminRoutes.siteTexts,
    name: 'Texts of every page',
    under: adminRoutes.pages,
    load: async () => (await import('../../features/pages/admin/texts/site-texts.tsx')).SiteTexts,
  },
  {
    path: adminRoutes.redirects,
    name: 'Former addresses',
    under: adminRoutes.pages,
    load: async () =>
      (await import('../../features/pages/admin/redirects/redirects.tsx')).Redirects,
  },
  {
    path: adminRoutes.media,
    name: 'Media',
    load: async () =>
      (await import('../../features/media/admin/upload-manager/upload-manager.tsx')).UploadManager,
  },
  {
    path: adminRoutes.products,
    name: 'Products',
    load: async () => (await import('../../features/products/admin/products.tsx')).Products,
  },
  {
    path: adminRoutes.productTable,
    name: 'Read a table in',
    under: adminRoutes.products,
    load: async () =>
      (await import('../../features/products/admin/table/read-table.tsx')).ReadTable,
  },
  {
    path: adminRoutes.feeds,
    name: 'Feeds',
    under: adminRoutes.products,
    load: async () => (await import('../../features/products/admin/feeds/feeds.tsx')).Feeds,
  },
  {
    path: adminRoutes.unitPrices,
    name: 'Unit prices',
    under: adminRoutes.products,
    load: async () =>
      (
        await import('../../features/products/admin/unit-prices/load-unit-prices.ts')
      ).loadUnitPrices(),
  },
  {
    path: adminRoutes.inquiries,
    name: 'Inquiries',
    load: async () => (await import('../../features/inquiries/admin/inquiries.tsx')).Inquiries,
  },
  {
    path: adminRoutes.quotes,
    name: 'Quotes',
    load: async () => (await import('../../features/quotes/admin/load-screens.ts')).loadQuotes(),
  },
  {
    path: adminRoutes.quoteSettings,
    name: 'Settings of quotes',
    under: adminRoutes.quotes,
    load: async () =>
      (await import('../../features/quotes/admin/load-screens.ts')).loadQuoteSettings(),
  },
  {
    path: adminRoutes.quote,
    name: 'Quote',
    under: adminRoutes.quotes,
    load: async () => (await import('../../features/quotes/admin/load-screens.ts')).loadQuote(),
  },
  {
    path: adminRoutes.answerWords,
    name: 'Answer words',
    under: adminRoutes.inquiries,
    load: async () =>
      (await import('../../features/inquiries/admin/answer-words/answer-words.tsx'))
        .AnswerWordsScreen,
  },
  {
    path: adminRoutes.contactDetails,
    name: 'Contact details',
    load: async () =>
      (await import('../../features/company/admin/contact-details/contact-details.tsx'))
        .ContactDetails,
  },
  {
    path: adminRoutes.brand,
    name: 'Brand',
    under: adminRoutes.contactDetails,
    load: async () =>
      (await import('../../features/company/admin/brand/load-brand.ts')).loadBrand(),
  },
  {
    path: adminRoutes.users,
    name: 'User Management',
    load: async () =>
      (await import('../../features/accounts/admin/users/user-management.tsx')).UserManagement,
  },
  {
    path: adminRoutes.account,
    name: 'Account',
    load: async () => (await import('../../features/accounts/admin/account/account.tsx')).Account,
  },
  {
    path: adminRoutes.activity,
    name: 'Activity',
    load: async () => (await import('../../features/activity/admin/activity.tsx')).Activity,
  },
  {
    path: adminRoutes.contactPresses,
    name: 'Contact links',
    load: async () =>
      (await import('../../features/company/admin/contact-presses/contact-presses.tsx'))
        .ContactPresses,
  },
  {
    path: adminRoutes.bin,
    name: 'Bin',
    load: async () => (await import('../../features/operations/admin/bin/bin.tsx')).Bin,
  },
]

/** The screen at a path of the address. */
export const screenAt = (path: string): Screen | undefined =>
  screens.find(screen => screen.path === path) ??
  screens.find(screen => screen.path === withoutId(path))

const withoutId = (path: string) => path.replace(/[^/]+$/, ':id')
