import { useSaveService, useSortServices } from '@angadi/data/salon-desk/change-setup.ts'
import type { BookingSetup, DeskService } from '@angadi/data/salon-desk/setup.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { minutesOf, SERVICE_LIMITS } from '@angadi/domain/salon-desk/service-draft.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { ArrowDown, ArrowUp, EllipsisVertical, Plus, Power, Scissors } from 'lucide-react'
import { Suspense } from 'react'
import { useMinutesText } from '../use-minutes-text.ts'

const ServiceSheet = lazy(() => import('./service-sheet.tsx'))

export interface ServicesListProps {
  readonly vendor: MyVendor
  readonly setup: BookingSetup
}

/** Every service by section, in the order in which customers see them; each opens over the list. */
export function ServicesList({ vendor, setup }: ServicesListProps) {
  const { t } = useTranslation('salon')
  const { openId, linkTo, close } = useRecordSheet('service')
  const mayChange = vendor.rights.includes('prices')
  const { services } = setup
  const sections = [...new Set(services.map(({ section }) => section))]
  const isFull = services.length >= SERVICE_LIMITS.services
  const add = mayChange && !isFull && (
    <LinkButton icon={<Plus aria-hidden />} render={<AppLink to={linkTo('new')} />}>
      {t('services.add')}
    </LinkButton>
  )
  return (
    <div className="flex flex-col gap-6">
      {services.length === 0 ? (
        <EmptyState picture={<Scissors aria-hidden />} title={t('services.none')} action={add}>
          {t('services.noneText')}
        </EmptyState>
      ) : null}
      {sections.map((section) => (
        <Section key={section ?? ''} title={section ?? t('services.other')}>
          <ul className="rounded-lg border border-line bg-surface-raised px-3">
            {services
              .filter((one) => one.section === section)
              .map((service, at, list) => (
                <ServiceRow
                  key={service.id}
                  service={service}
                  vendorId={vendor.id}
                  setup={setup}
                  mayChange={mayChange}
                  to={linkTo(service.id)}
                  before={list[at - 1]}
                  after={list[at + 1]}
                />
              ))}
          </ul>
        </Section>
      ))}
      {isFull ? <p className="text-ink-muted">{t('services.full')}</p> : null}
      {services.length > 0 && add ? <div>{add}</div> : null}
      {openId ? (
        <Suspense>
          <ServiceSheet key={openId} id={openId} vendor={vendor} setup={setup} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}

interface ServiceRowProps {
  readonly service: DeskService
  readonly vendorId: string
  readonly setup: BookingSetup
  readonly mayChange: boolean
  readonly to: string
  /** Its neighbours in the section. */
  readonly before: DeskService | undefined
  readonly after: DeskService | undefined
}

function ServiceRow({ service, vendorId, setup, mayChange, to, before, after }: ServiceRowProps) {
  const { t } = useTranslation('salon')
  const { money } = useFormats()
  const minutesText = useMinutesText()
  const errorText = useErrorText()
  const { mutateAsync: save } = useSaveService(vendorId)
  const { mutateAsync: sort } = useSortServices(vendorId)
  const failed = (error: unknown) => notify.problem(errorText(error), { id: service.id })
  const who = service.resources.flatMap(({ id, need }) =>
    need === 1 ? (setup.resources.find((one) => one.id === id && one.is_active)?.name ?? []) : [],
  )
  const exchange = (other: DeskService) => {
    const ids = setup.services.map(({ id }) =>
      id === service.id ? other.id : id === other.id ? service.id : id,
    )
    sort(ids).catch(failed)
  }
  const move = (other: DeskService | undefined, key: 'up' | 'down') =>
    other
      ? [
          {
            key,
            label: t(`services.${key}`),
            icon: key === 'up' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />,
            onSelect: () => exchange(other),
          },
        ]
      : []
  return (
    <li className="flex items-center gap-1 border-b border-line last:border-0">
      <div className="min-w-0 flex-1">
        <ListRow
          title={service.name}
          note={[
            minutesText(minutesOf(service)),
            money(service.price_paise),
            who.length === 0 ? t('services.nobody') : who.join(', '),
          ].join(' · ')}
          trail={service.is_active ? undefined : <Badge tone="neutral">{t('services.off')}</Badge>}
          render={<AppLink to={to} />}
        />
      </div>
      {mayChange ? (
        <Menu
          trigger={
            <IconButton
              label={t('services.more', { name: service.name })}
              icon={<EllipsisVertical aria-hidden />}
            />
          }
          entries={[
            ...move(before, 'up'),
            ...move(after, 'down'),
            {
              key: 'power',
              label: t(service.is_active ? 'services.switchOff' : 'services.switchOn'),
              icon: <Power aria-hidden />,
              onSelect: () => {
                save({ id: service.id, is_active: !service.is_active }).catch(failed)
              },
            },
          ]}
        />
      ) : null}
    </li>
  )
}
