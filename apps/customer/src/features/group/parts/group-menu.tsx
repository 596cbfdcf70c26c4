import { useStorefront } from '@angadi/data/public-pages/storefront.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useId, useState } from 'react'
import { ItemBrowser, type ItemFilter } from '../../../shared/storefront/item-browser.tsx'
import type { GroupViewProps } from '../group-view-props.ts'
import { GroupMenuItem } from './group-menu-item.tsx'

/** What the vendor sells; each item goes into the reader's part of the group. */
export function GroupMenu({ token, group, me }: GroupViewProps) {
  const { t } = useTranslation('group')
  const heading = useId()
  const { data: vendor } = useStorefront(group.vendor.slug)
  const [filter, setFilter] = useState<ItemFilter>({ section: null, query: '' })
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="flex min-h-8 items-center text-xl font-bold max-md:sr-only">
        {t('view.menu')}
      </h2>
      <ItemBrowser
        vendorId={group.vendor.id}
        sections={vendor?.sections ?? []}
        filter={filter}
        onFilter={setFilter}
        search={{ label: t('view.search') }}
        layout={{
          list: 'flex flex-col divide-y divide-line',
          loading: 'flex flex-col gap-4',
          item: 'h-24',
          more: 'pt-2',
        }}
      >
        {(item) => <GroupMenuItem token={token} group={group} me={me} item={item} />}
      </ItemBrowser>
    </section>
  )
}
