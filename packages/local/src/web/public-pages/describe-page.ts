import { structuredVendor } from '@angadi/domain/public-pages/structured-vendor.ts'
import type { RouteMatch } from '@angadi/routes/match-route.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { canonicalPath, isListed } from '@angadi/routes/search-engines.ts'
import type { z } from 'zod'
import type { GuestDatabase } from './ask-database.ts'
import {
  categoriesAnswer,
  categoryAnswer,
  type ItemAnswer,
  regionAnswer,
  storefrontAnswer,
  type VendorAnswer,
} from './page-answers.ts'
import { type MessageReader, say } from './page-texts.ts'
import type { PageLink, PublicPage } from './public-page.ts'

export interface DescribeOptions {
  readonly match: RouteMatch
  readonly language: string
  readonly database: GuestDatabase
  readonly messages: MessageReader
  readonly origin: string
  /** The address of a picture in Storage. */
  readonly pictureUrl: (path: string | null) => string | undefined
}

/** The routes whose path is the slug of a region. */
const TOWNS = new Set(['telangana', 'hyderabad', 'zaheerabad', 'sangareddy', 'vikarabad', 'bidar'])

type Described = Omit<PublicPage, 'language' | 'title'> & { readonly title: string }

function rupees(paise: number): string {
  return `₹${(paise / 100).toLocaleString('en-IN')}`
}

function vendorPath({ kind, slug }: { readonly kind: string; readonly slug: string }): string {
  return kind === 'food'
    ? pathTo('restaurantsId', { id: slug })
    : pathTo('shopVendorSlug', { vendorSlug: slug })
}

function vendorLinks(vendors: readonly VendorAnswer[]): PageLink[] {
  return vendors.map(({ kind, slug, name, area, cuisine_names: cuisines }) => ({
    path: vendorPath({ kind, slug }),
    text: name,
    note: [area, cuisines.join(', ')].filter((part) => part !== '').join(' · '),
  }))
}

function itemLinks(items: readonly ItemAnswer[]): PageLink[] {
  return items.map((item) => ({
    path: vendorPath({ kind: item.vendor_kind, slug: item.vendor_slug }),
    text: item.name,
    note: `${rupees(item.price_paise)} · ${item.vendor_name}`,
  }))
}

function categoryLinks(categories: readonly { readonly slug: string; readonly name: string }[]): PageLink[] {
  return categories.map(({ slug, name }) => ({
    path: pathTo('categoryCategoryName', { categoryName: slug }),
    text: name,
  }))
}

function townLinks(towns: readonly { readonly slug: string; readonly name: string }[]): PageLink[] {
  return towns
    .filter(({ slug }) => TOWNS.has(slug))
    .map(({ slug, name }) => ({ path: `/${slug}`, text: name }))
}

/** What a route's page is about, before the product's name is appended to its title; the database is asked where it knows more. */
class PageDescriber {
  private readonly options: DescribeOptions

  constructor(options: DescribeOptions) {
    this.options = options
  }

  describe(): Promise<Described> {
    const { match } = this.options
    const { name } = match.route
    const [first = ''] = Object.values(match.params)
    if (TOWNS.has(name)) return this.town(name)
    if (name === 'categories') return this.categories()
    if (name === 'categoryCategoryName') return this.category(first)
    if (name === 'categoryCleaning' || name === 'categoryDelivery')
      return this.category(match.route.path.split('/').at(-1) ?? '')
    if (name === 'shopVendorSlug' || name === 'vendorVendorSlug') return this.storefront(first)
    if (name === 'restaurantsId' || name === 'restaurantId') return this.restaurant(first)
    return this.plain(200)
  }

  /** The route's own title and description. */
  async plain(status: 200 | 404): Promise<Described> {
    const { match, language, messages } = this.options
    const routes = await messages(language, 'routes')
    const name = status === 404 ? 'notFound' : match.route.name
    return {
      status,
      title: say(routes, `${name}.title`) || say(routes, 'notFound.title'),
      description: say(routes, `${name}.what`),
      canonical: status === 200 && isListed(match.route) ? canonicalPath(match) : undefined,
    }
  }

  /** An answer in the shape that the page needs; undefined where there is no such page. */
  private async ask<Shape extends z.ZodType>(
    call: string,
    args: Readonly<Record<string, unknown>>,
    shape: Shape,
    version: string,
  ): Promise<{ readonly read: z.infer<Shape>; readonly whole: unknown } | undefined> {
    const answer = await this.options.database.call(call, args, version)
    return 'refused' in answer ? undefined : { read: shape.parse(answer.value), whole: answer.value }
  }

  private async town(slug: string): Promise<Described> {
    const { language, messages, match, database } = this.options
    const version = await database.version()
    const [answer, texts] = await Promise.all([
      this.ask('region_page', { region: slug, language }, regionAnswer, version),
      messages(language, 'towns'),
    ])
    if (!answer) return this.plain(404)
    const { name, intro, delivery, vendors, items, regions } = answer.read
    const town = { town: name }
    return {
      status: 200,
      title: say(texts, 'head.title', town),
      description: say(texts, 'head.description', town),
      canonical: canonicalPath(match),
      content: {
        heading: name,
        paragraphs: [intro, delivery],
        lists: [
          ...(['food', 'grocery', 'shopping'] as const).map((kind) => ({
            heading: say(texts, `best.${kind}`, town),
            links: vendorLinks(vendors.filter((vendor) => vendor.kind === kind)),
          })),
          { heading: say(texts, 'popular', town), links: itemLinks(items) },
          { heading: say(texts, 'others'), links: townLinks(regions) },
        ],
      },
      answers: [{ page: 'region', ref: slug, language, data: answer.whole }],
    }
  }

  private async categories(): Promise<Described> {
    const { language, messages, match, database } = this.options
    const version = await database.version()
    const [answer, texts] = await Promise.all([
      this.ask('category_list', { language }, categoriesAnswer, version),
      messages(language, 'categories'),
    ])
    if (!answer) return this.plain(200)
    const title = say(texts, 'head.listTitle')
    return {
      status: 200,
      title,
      description: say(texts, 'head.listDescription'),
      canonical: canonicalPath(match),
      content: {
        heading: title,
        paragraphs: [say(texts, 'head.listDescription')],
        lists: [{ heading: say(texts, 'all'), links: categoryLinks(answer.read) }],
      },
      answers: [{ page: 'categories', ref: '', language, data: answer.whole }],
    }
  }

  private async category(word: string): Promise<Described> {
    const { language, messages, database } = this.options
    const version = await database.version()
    const [answer, texts] = await Promise.all([
      this.ask('category_page', { category: word, language }, categoryAnswer, version),
      messages(language, 'categories'),
    ])
    if (!answer) return this.plain(404)
    const { slug, name, intro, children, siblings, towns, vendors, items, related } = answer.read
    const category = { category: name }
    return {
      status: 200,
      title: say(texts, 'head.title', category),
      description: intro ?? say(texts, 'head.description', category),
      canonical: pathTo('categoryCategoryName', { categoryName: slug }),
      content: {
        heading: name,
        paragraphs: intro === null ? [] : [intro],
        lists: [
          { heading: say(texts, 'inside'), links: categoryLinks(children) },
          { heading: say(texts, 'popular'), links: itemLinks(items) },
          { heading: say(texts, 'vendorsHere'), links: vendorLinks(vendors) },
          { heading: say(texts, 'towns'), links: townLinks(towns) },
          { heading: say(texts, 'goesWith'), links: categoryLinks([...siblings, ...related]) },
        ],
      },
      answers: [{ page: 'category', ref: word, language, data: answer.whole }],
    }
  }

  private async storefront(ref: string): Promise<Described> {
    const { language, database } = this.options
    const version = await database.version(ref)
    const answer = await this.ask('storefront', { vendor: ref, language }, storefrontAnswer, version)
    if (!answer) return this.plain(404)
    const described = await this.vendor(answer.read)
    return { ...described, answers: [{ page: 'storefront', ref, language, data: answer.whole }] }
  }

  /** A restaurant's page starts from what its own screen asks for, its menu included. */
  private async restaurant(ref: string): Promise<Described> {
    const { language, database } = this.options
    const version = await database.version(ref)
    const answer = await this.ask('storefront', { vendor: ref, language }, storefrontAnswer, version)
    if (!answer) return this.plain(404)
    const { id } = answer.read
    const [described, vendor, menu] = await Promise.all([
      this.vendor(answer.read),
      database.call('get_vendor', { vendor: ref, language }, version),
      database.call('get_menu', { vendor_id: id, language }, version),
    ])
    const found = 'value' in vendor && Array.isArray(vendor.value) ? vendor.value[0] : undefined
    if (found === undefined || 'refused' in menu) return described
    return {
      ...described,
      answers: [
        { page: 'vendor', ref, language, data: found },
        { page: 'menu', ref: id, language, data: menu.value },
      ],
    }
  }

  private async vendor(vendor: z.infer<typeof storefrontAnswer>): Promise<Described> {
    const { language, messages, origin, pictureUrl } = this.options
    const texts = await messages(language, 'storefront')
    const { name, area, region, tagline, address, sections, favourites } = vendor
    const path = vendorPath(vendor)
    const picture = pictureUrl(vendor.picture)
    return {
      status: 200,
      title: say(texts, 'head.title', { vendor: name, area: area || region.name }),
      description: tagline ?? say(texts, 'head.description', { vendor: name, area, town: region.name }),
      canonical: path,
      picture,
      structured: structuredVendor(vendor, `${origin}${path}`, picture),
      content: {
        heading: name,
        paragraphs: [
          [tagline, vendor.cuisine_names.join(', ')].filter(Boolean).join(' · '),
          address,
          sections.map((section) => section.section_name).join(', '),
        ].filter((text) => text !== ''),
        lists: [
          {
            heading: say(texts, 'favourites'),
            links: favourites.map((item) => ({ path, text: item.name, note: rupees(item.price_paise) })),
          },
          { heading: say(texts, 'inTown', { town: region.name }), links: townLinks([region]) },
        ],
      },
    }
  }
}

/**
 * What is put into the page of a path before it is sent. Where the database does not answer in time the page has its
 * route's own title and description, and the app fetches the rest.
 *
 * @param options.match the route; pages of other apps and of accounts get a title, and are not listed
 */
export async function describePage(options: DescribeOptions): Promise<PublicPage> {
  const { language, messages } = options
  const describer = new PageDescriber(options)
  const described = await describer.describe().catch(() => describer.plain(200))
  const common = await messages(language, 'common')
  return { ...described, language, title: `${described.title} · ${say(common, 'appName')}` }
}
