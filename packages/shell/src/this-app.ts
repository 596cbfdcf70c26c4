import { APPS, type App } from '@angadi/routes/route.ts'

/** The app that this page belongs to; the server writes it into `<html data-app>`. */
export function thisApp(): App {
  const named = document.documentElement.dataset['app']
  return APPS.find((app) => app === named) ?? 'customer'
}

/** Whether a path is answered by the app of this page, so that the router can go there without loading a new page. */
export function isHere(app: App | undefined): boolean {
  return (app ?? 'customer') === thisApp()
}
