import type { ShopSetup } from '@angadi/data/applications/shop-setup.ts'
import {
  type PreparedItem,
  type PreparedServiceDraft,
  readPreparedService,
} from '@angadi/domain/applications/shop-setup.ts'
import { rupeesOf } from '@angadi/domain/money.ts'
import { SERVICE_LIMITS } from '@angadi/domain/salon-desk/service-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { SetupSheet } from './setup-sheet.tsx'
import { useSaveItems } from './use-save-items.ts'

export interface ServiceSheetProps {
  readonly setup: ShopSetup
  /** The service that is changed; a new one without. */
  readonly item: PreparedItem | undefined
  readonly onClose: () => void
}

/** A service that is prepared: what it is, how long it takes, and what it costs. */
export function ServiceSheet({ setup, item, onClose }: ServiceSheetProps) {
  const { t } = useTranslation('shop-setup')
  const [draft, setDraft] = useState<PreparedServiceDraft>(() => ({
    name: item?.name ?? '',
    section: item?.section ?? setup.items.at(-1)?.section ?? '',
    minutes: String(item?.minutes?.[0] ?? 30),
    price: item ? rupeesOf(item.price_paise) : '',
  }))
  const [wrong, setWrong] = useState<readonly (keyof PreparedServiceDraft)[]>([])
  const { submit, isBusy, error } = useSaveItems(setup, ({ added: [kept] }) => {
    notify.success(kept ? t('kept', { name: kept.name }) : t('removed'))
    onClose()
  })
  const keep = () => {
    const { item: read, wrong: not } = readPreparedService(draft)
    setWrong(not ?? [])
    if (read) void submit({ added: [read], instead: item })
  }
  const field = (name: keyof PreparedServiceDraft) => ({
    value: draft[name],
    error: wrong.includes(name) ? t(`wrong.${name}`) : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setDraft({ ...draft, [name]: event.currentTarget.value })
      setWrong([])
    },
  })
  return (
    <SetupSheet
      title={t(item ? 'services.change' : 'services.add')}
      isBusy={isBusy}
      error={error}
      onKeep={keep}
      onRemove={item ? () => void submit({ added: [], instead: item }) : undefined}
      onClose={onClose}
    >
      <TextField label={t('field.name')} maxLength={SERVICE_LIMITS.name.most} required {...field('name')} />
      <TextField
        label={t('field.section.services')}
        hint={t('field.sectionHint.services')}
        maxLength={SERVICE_LIMITS.section}
        {...field('section')}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <TextField
          label={t('field.minutes')}
          inputMode="numeric"
          trail={t('field.minutesUnit')}
          required
          {...field('minutes')}
        />
        <TextField
          label={t('field.price')}
          hint={t('field.priceHint.services')}
          lead="₹"
          inputMode="decimal"
          autoComplete="off"
          required
          {...field('price')}
        />
      </div>
    </SetupSheet>
  )
}
