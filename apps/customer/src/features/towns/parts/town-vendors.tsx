import type { RegionPage } from '@angadi/data/public-pages/region-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { openCategoryPath } from '@angadi/routes/category-routes.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { ListedVendorCard } from '../../../shared/listing/listed-vendor-card.tsx'
import { VendorList } from '../../../shared/vendor/vendor-list.tsx'

/** The trades whose vendors are shown, with the category that leads to all of them. */
const GROUPS = [
  { kind: 'food', category: 'food-delivery' },
  { kind: 'grocery', category: 'grocery' },
  { kind: 'shopping', category: 'shopping' },
] as const

/** The best rated restaurants, stores and shops of a town, each with the way to all that deliver to the visitor. */
export function TownVendors({ town }: { readonly town: RegionPage }) {
  const { t } = useTranslation('towns')
  return GROUPS.map(({ kind, category }) => {
    const vendors = town.vendors.filter((vendor) => vendor.kind === kind)
    const path = openCategoryPath(category)
    return vendors.length === 0 ? null : (
      <Section key={kind} title={t(`best.${kind}`, { town: town.name })}>
        <VendorList>
          {vendors.map((vendor) => (
            <ListedVendorCard key={vendor.id} vendor={vendor} />
          ))}
        </VendorList>
        {path === undefined ? null : (
          <LinkButton
            variant="secondary"
            render={<AppLink to={path} />}
            className="mt-2 self-center max-md:w-full"
          >
            {t(`all.${kind}`)}
          </LinkButton>
        )}
      </Section>
    )
  })
}
