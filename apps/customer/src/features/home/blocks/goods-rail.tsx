import type { ItemCard } from '@angadi/data/home/item-card.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { DiscoveredItem } from '../../../shared/item/discovered-item.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import { SeeAll } from './see-all.tsx'

/** Under so many items there is no rail. */
const FEWEST = 3

/** Goods from the stores nearby, each with its pack and unit price, added by one tap. */
export default function GoodsRail({ goods }: { readonly goods: readonly ItemCard[] }) {
  const { t } = useTranslation('home')
  if (goods.length < FEWEST) return null
  return (
    <Section
      title={t('goods.title')}
      action={<SeeAll to={pathTo('discover', undefined, { kind: goods[0]?.kind ?? 'grocery' })} />}
    >
      <Rail>
        {goods.map((item) => (
          <li key={item.id} className="w-40 shrink-0 snap-start md:w-48">
            <DiscoveredItem item={item} />
          </li>
        ))}
      </Rail>
    </Section>
  )
}
