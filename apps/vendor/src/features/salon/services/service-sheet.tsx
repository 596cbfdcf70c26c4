import { AppError } from '@angadi/data/errors/app-error.ts'
import { useSaveService } from '@angadi/data/salon-desk/change-setup.ts'
import type { BookingSetup } from '@angadi/data/salon-desk/setup.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import {
  newService,
  readService,
  refusedField,
  restoredService,
  type ServiceDraft,
  type ServiceField,
  type ServiceToSave,
  serviceDraft,
} from '@angadi/domain/salon-desk/service-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RestoredFormNotice } from '@angadi/shell/submission/restored-form-notice.tsx'
import { useSavedForm } from '@angadi/shell/submission/use-saved-form.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { HomeFields } from './home-fields.tsx'
import { RemoveService } from './remove-service.tsx'
import { ServiceFields } from './service-fields.tsx'
import { WhoDoesIt } from './who-does-it.tsx'

export interface ServiceSheetProps {
  /** `new` for one that is to be added. */
  readonly id: string
  readonly vendor: MyVendor
  readonly setup: BookingSetup
  readonly onClose: () => void
}

/** One service: what it is, how long it takes, what it costs and who does it; saved together. */
export default function ServiceSheet({ id, vendor, setup, onClose }: ServiceSheetProps) {
  const { t } = useTranslation(['salon', 'common'])
  const errorText = useErrorText()
  const isOnline = useOnline()
  const stored = setup.services.find((one) => one.id === id)
  const mayChange = vendor.rights.includes('prices')
  // What the form began with stays, whatever comes in while somebody types.
  const [first] = useState(() =>
    stored
      ? serviceDraft(stored)
      : newService(
          setup.services.at(-1)?.section ?? '',
          setup.resources.flatMap((one) => (one.kind === 'person' && one.is_active ? one.id : [])),
        ),
  )
  const kept = useSavedForm<ServiceDraft>({
    form: `service-${vendor.id}-${id}`,
    read: (data) => restoredService(data, first),
  })
  const [draft, setDraft] = useState(kept.recovered ?? first)
  const [wrong, setWrong] = useState<readonly ServiceField[]>([])
  const [error, setError] = useState<string>()
  const { mutateAsync: save } = useSaveService(vendor.id)
  const { submit, isBusy } = useSubmission({
    form: 'salon-service',
    validate: () => {
      const read = readService(draft, stored?.name_translations)
      setWrong(read.wrong ?? [])
      setError(read.wrong ? t('service.check') : undefined)
      return read.wrong === undefined
    },
    work: async () => {
      const { service } = readService(draft, stored?.name_translations)
      if (service) await save(stored ? { ...service, id: stored.id } : (service satisfies ServiceToSave))
    },
    onSuccess: () => {
      kept.forget()
      notify.success(t(stored ? 'service.saved' : 'service.added', { name: draft.name.trim() }))
      onClose()
    },
    onError: (problem) => {
      const field = problem instanceof AppError ? refusedField(problem.figures['field']) : undefined
      setWrong(field ? [field] : [])
      setError(field ? t('service.check') : errorText(problem))
    },
  })
  const change = (changes: Partial<ServiceDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    setWrong(wrong.filter((field) => !(field in changes)))
    setError(undefined)
    kept.save(next)
  }
  const switchIt = (isActive: boolean) => {
    if (!stored) return
    save({ id: stored.id, is_active: isActive }).catch((problem: unknown) =>
      notify.problem(errorText(problem)),
    )
  }
  const isGone = !stored && id !== 'new'
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={stored?.name ?? t(isGone ? 'service.gone' : 'service.new')}
      closeLabel={t('common:close')}
      desktop="drawer"
      size="lg"
      footer={
        isGone || !mayChange ? undefined : (
          <div className="flex flex-col gap-2">
            <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
              {error}
            </p>
            <Button
              wide
              busy={isBusy}
              unavailableReason={isOnline ? undefined : t('offlineShort')}
              onClick={() => void submit(undefined)}
            >
              {t('service.save')}
            </Button>
          </div>
        )
      }
    >
      {isGone ? (
        <p>{t('service.goneText')}</p>
      ) : (
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-7">
          {kept.isRecovered ? (
            <RestoredFormNotice
              onDiscard={() => {
                kept.forget()
                setDraft(first)
              }}
            />
          ) : null}
          {stored ? (
            <Switch
              label={<span className="text-lg font-semibold">{t('service.bookable')}</span>}
              hint={t(stored.is_active ? 'service.bookableText' : 'service.offText')}
              checked={stored.is_active}
              onChange={(event) => switchIt(event.currentTarget.checked)}
            />
          ) : null}
          <HomeFields draft={draft} wrong={wrong} trades={setup.trades} stored={stored} onChange={change} />
          <ServiceFields draft={draft} wrong={wrong} services={setup.services} onChange={change} />
          <WhoDoesIt draft={draft} wrong={wrong} resources={setup.resources} onChange={change} />
          {stored && mayChange ? (
            <RemoveService
              service={stored}
              vendorId={vendor.id}
              onRemoved={() => {
                kept.forget()
                onClose()
              }}
            />
          ) : null}
        </fieldset>
      )}
    </DialogSheet>
  )
}
