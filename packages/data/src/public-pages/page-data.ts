import type * as z from 'zod/mini'

/** The element in which the server puts what it has already read for the page (docs/decisions/0055). */
const ELEMENT = 'page-data'

interface PageData {
  readonly page: string
  readonly ref: string
  readonly language: string
  readonly data: unknown
}

function isPageData(read: unknown): read is PageData {
  return (
    typeof read === 'object' &&
    read !== null &&
    'page' in read &&
    'ref' in read &&
    'language' in read &&
    'data' in read &&
    typeof read.page === 'string' &&
    typeof read.ref === 'string' &&
    typeof read.language === 'string'
  )
}

function readPageData(): PageData | undefined {
  try {
    const read: unknown = JSON.parse(document.getElementById(ELEMENT)?.textContent ?? 'null')
    return isPageData(read) ? read : undefined
  } catch {
    return undefined
  }
}

/**
 * The query options with which a page starts from what the server sent along with it: the first render has its content
 * and sends no request. Without such data, or where this build cannot read it, the query asks as usual.
 *
 * @param page what the page is of, such as `region`
 * @param ref which one, as in its path
 */
export function startingFromPage<Schema extends z.ZodMiniType>(
  page: 'region' | 'category' | 'storefront',
  ref: string,
  language: string,
  schema: Schema,
) {
  return {
    initialData: (): z.output<Schema> | undefined => {
      const sent = readPageData()
      if (sent?.page !== page || sent.ref !== ref || sent.language !== language) return undefined
      const read = schema.safeParse(sent.data)
      return read.success ? read.data : undefined
    },
    // As old as the page: a visit of another page and back asks again once it is stale.
    initialDataUpdatedAt: () => performance.timeOrigin,
  }
}
