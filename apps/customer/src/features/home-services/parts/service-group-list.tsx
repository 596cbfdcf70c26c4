import type { ServiceGroup } from '@angadi/data/home-services/service-hub.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { GroupIcon } from './group-icon.tsx'

export interface ServiceGroupListProps {
  readonly groups: readonly ServiceGroup[]
  /** Where nobody comes to the place, it says so. */
  readonly hasPlace: boolean
}

/** Kinds of work with what can be booked of each, and from which price. */
export function ServiceGroupList({ groups, hasPlace }: ServiceGroupListProps) {
  const { t } = useTranslation('home-services')
  const { money } = useFormats()
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2">
      {groups.map((group) => (
        <section key={group.type} aria-labelledby={`group-${group.type}`}>
          <h2 id={`group-${group.type}`} className="mb-1 flex items-center gap-2 text-lg font-bold">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-hue-home-soft text-hue-home-ink [&_svg]:size-5">
              <GroupIcon type={group.type} />
            </span>
            {group.name}
          </h2>
          <ul className="divide-y divide-line">
            {group.services.map((service) => (
              <li key={service.type}>
                <ListRow
                  title={service.name}
                  note={
                    service.from_paise === null
                      ? t(hasPlace ? 'hub.nobodyHere' : 'hub.nobody')
                      : t('hub.offered', { count: service.vendors })
                  }
                  trail={
                    service.from_paise === null ? undefined : (
                      <span className="font-semibold">
                        {t('hub.from', { amount: money(service.from_paise) })}
                      </span>
                    )
                  }
                  render={<AppLink to={pathTo('homeServicesServiceId', { serviceId: service.type })} />}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
