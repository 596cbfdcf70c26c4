import type { HomePage } from '@angadi/data/home/home-page.ts'
import { isRatingTold } from '@angadi/domain/reviews/told-rating.ts'
import { pathTo } from '@angadi/routes/path-to.ts'

/**
 * What search engines read of home: who operates it, its search, and the restaurants it lists. A restaurant has a rating
 * only where enough people gave one; the product itself claims none (Decisions, Marketing claims).
 */
export default function StructuredData({ home }: { readonly home: HomePage }) {
  const { origin } = window.location
  const { company, stores } = home
  const data = [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: company.name,
      url: origin,
      telephone: company.phone,
      email: company.email,
      address: company.address,
      taxID: company.tax_id,
      sameAs: Object.values(company.social),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      url: origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${pathTo('search')}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: stores.map((store, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Restaurant',
          name: store.name,
          url: `${origin}${pathTo('restaurantsId', { id: store.slug })}`,
          servesCuisine: store.cuisine_names,
          ...(isRatingTold(store)
            ? {
                aggregateRating: {
                  '@type': 'AggregateRating',
                  ratingValue: store.rating,
                  ratingCount: store.ratings_count,
                },
              }
            : {}),
        },
      })),
    },
  ]
  // A name may hold "</script>"; React does not escape what stands inside this element.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
