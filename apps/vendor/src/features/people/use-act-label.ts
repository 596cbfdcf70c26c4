import type { LoggedAct } from '@angadi/data/vendor-people/log.ts'
import type { Position } from '@angadi/data/vendor-people/rights.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Says what a line of the log is about, without who did it. */
export function useActLabel(): (line: LoggedAct) => string {
  const { t } = useTranslation('vendor-people')
  const named = (position: Position | undefined) => t(`position.${position ?? 'staff'}`)
  return ({ act, about_name: about, detail }) => {
    const name = about ?? t('log.somebody')
    const count = detail.count ?? 1
    switch (act) {
      case 'invited':
        return t('log.invited', { end: detail.phone_end, position: named(detail.position) })
      case 'invitation_withdrawn':
        return t('log.invitation_withdrawn', { end: detail.phone_end })
      case 'joined':
        return t('log.joined', { position: named(detail.position) })
      case 'dismissed':
        return t('log.dismissed', { name })
      case 'left':
        return t('log.left')
      case 'position_changed':
        return t('log.position_changed', { name, position: named(detail.to) })
      case 'owner_changed':
        return t('log.owner_changed', { name })
      case 'orders_switched':
        return typeof detail.minutes === 'number'
          ? t('log.paused', { count: detail.minutes })
          : t(detail.accepting ? 'log.opened' : 'log.closed')
      case 'prices_changed':
        return count === 1 && detail.item !== undefined
          ? t('log.price', { item: detail.item })
          : t('log.prices', { count })
      case 'offer_started':
        return t('log.offer_started', { code: detail.code })
      case 'offer_stopped':
        return t('log.offer_stopped', { code: detail.code })
      case 'items_imported':
        return t('log.items_imported', { count })
      case 'delivery_changed':
        return t('log.delivery_changed')
      case 'hours_changed':
        return t('log.hours_changed')
      case 'bank_account_changed':
        return t('log.bank_account_changed')
      case 'other':
        return t('log.other')
    }
  }
}
