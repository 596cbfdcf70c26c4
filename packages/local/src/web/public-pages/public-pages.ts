import { matchRoute } from '@angadi/routes/match-route.ts'
import { GuestDatabase, type GuestFetch } from './ask-database.ts'
import { describePage } from './describe-page.ts'
import { filledPage, PAGE_LANGUAGES } from './filled-page.ts'
import { type MessageReader, say } from './page-texts.ts'
import { robots, sitemap } from './sitemap.ts'

export interface PublicPagesOptions extends GuestFetch {
  readonly messages: MessageReader
}

/** The address under which a visitor reaches the site, and the API as the visitor's browser calls it. */
export interface Visited {
  readonly origin: string
  readonly apiUrl: string
}

/** A filled page, and the status with which it is sent. */
export interface FilledPage {
  readonly html: string
  readonly status: 200 | 404
}

/** The language that an address asks for; the first where it asks for none that is complete. */
function languageOf(url: URL): string {
  const asked = url.searchParams.get('lang')
  return PAGE_LANGUAGES.find((language) => language === asked) ?? PAGE_LANGUAGES[0]
}

/**
 * Fills the pages of the customer app before they are sent, so that search engines, shared links and slow phones read
 * them before any code has loaded (docs/decisions/0055). It uses what every server of the web has (`Request`, `URL`),
 * so that the same code runs in the web server of `npm start` and at the edge of a static host.
 */
export class PublicPages {
  private readonly options: PublicPagesOptions
  private readonly database: GuestDatabase

  constructor(options: PublicPagesOptions) {
    this.options = options
    this.database = new GuestDatabase(options)
  }

  /** Fills a page; undefined for paths of other apps, and for those that nobody answers. Never throws. */
  async fill(html: string, url: URL, { origin, apiUrl }: Visited): Promise<FilledPage | undefined> {
    const match = matchRoute(url.pathname)
    if (match?.route.app !== 'customer' || match.route.redirectTo !== undefined) return undefined
    const { messages } = this.options
    const language = languageOf(url)
    const pictureUrl = (path: string | null) =>
      path === null || path === '' || /^https?:/.test(path)
        ? (path ?? undefined)
        : `${apiUrl}/storage/v1/object/public/catalogue/${path}`
    try {
      const page = await describePage({
        match,
        language,
        database: this.database,
        messages,
        origin,
        pictureUrl,
      })
      const brand = say(await messages(language, 'common'), 'appName')
      return { html: filledPage(html, page, origin, brand), status: page.status }
    } catch {
      // The page works without: the app fetches what it shows.
      return undefined
    }
  }

  /** The sitemap and the rules for robots; undefined for any other path. */
  async file(
    pathname: string,
    origin: string,
  ): Promise<{ readonly body: string; readonly type: string } | undefined> {
    if (pathname === '/robots.txt') return { body: robots(origin), type: 'text/plain; charset=utf-8' }
    if (pathname === '/sitemap.xml')
      return { body: await sitemap(this.database, origin), type: 'application/xml; charset=utf-8' }
    return undefined
  }
}
