import type { OfferedPackage } from '@angadi/data/packages/offered-packages.ts'
import { useSavePackage } from '@angadi/data/packages/save-package.ts'
import type { DeskService } from '@angadi/data/salon-desk/setup.ts'
import { paiseOf } from '@angadi/domain/money.ts'
import {
  PACKAGE_LIMITS,
  type PackageDraft,
  type PackageField,
  type PackageToSave,
  packageDraft,
  readPackage,
} from '@angadi/domain/salon-desk/package-draft.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { type FormEvent, useId, useState } from 'react'

export interface PackageSheetProps {
  readonly vendorId: string
  /** The package that is changed; undefined for a new one. */
  readonly stored: OfferedPackage | undefined
  readonly services: readonly DeskService[]
  readonly onClose: () => void
}

/** Adds or changes a package: what of, how many sittings, its price and how long it lasts. */
export function PackageSheet({ vendorId, stored, services, onClose }: PackageSheetProps) {
  const { t } = useTranslation(['salon', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const form = useId()
  const [draft, setDraft] = useState(() => packageDraft(stored, services[0]?.id ?? ''))
  const [wrong, setWrong] = useState<readonly PackageField[]>([])
  const { mutateAsync: save } = useSavePackage(vendorId)
  const { submit, isBusy, error } = useSubmission<PackageToSave, string>({
    form: 'package',
    work: (read) => save({ ...read, ...(stored ? { id: stored.id } : {}) }),
    onSuccess: () => {
      notify.success(t('packages.saved', { name: draft.name.trim() }))
      onClose()
    },
    onError: () => undefined,
  })
  const change = (part: Partial<PackageDraft>) => setDraft({ ...draft, ...part })
  const field = (name: PackageField) => ({
    value: draft[name],
    error: wrong.includes(name) ? t(`packages.wrong.${name}`) : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const read = readPackage(draft)
    setWrong(Array.isArray(read) ? read : [])
    if ('name' in read) void submit(read)
  }
  const single = services.find(({ id }) => id === draft.serviceId)?.price_paise
  const [price, sittings] = [paiseOf(draft.price), Number(draft.sittings)]
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(stored ? 'packages.change' : 'packages.add')}
      description={t('packages.sold')}
      closeLabel={t('common:close')}
      footer={
        <Button size="lg" wide type="submit" form={form} busy={isBusy} unavailableReason={unavailableReason}>
          {t('packages.save')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={send} className="flex flex-col gap-4">
        {error ? (
          <Banner tone="danger" urgent>
            {errorText(error)}
          </Banner>
        ) : null}
        <TextField
          label={t('packages.name')}
          placeholder={t('packages.nameExample')}
          maxLength={PACKAGE_LIMITS.name.most}
          autoComplete="off"
          required
          {...field('name')}
        />
        <Select
          label={t('packages.service')}
          disabled={stored !== undefined}
          hint={stored ? t('packages.serviceStays') : undefined}
          options={services.map(({ id: value, name: label }) => ({ value, label }))}
          {...field('serviceId')}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-4">
          <TextField
            label={t('packages.many')}
            inputMode="numeric"
            autoComplete="off"
            required
            {...field('sittings')}
          />
          <TextField
            label={t('packages.price')}
            lead="₹"
            inputMode="decimal"
            autoComplete="off"
            required
            {...field('price')}
          />
        </div>
        <TextField
          label={t('packages.validDays')}
          inputMode="numeric"
          autoComplete="off"
          required
          {...field('validDays')}
        />
        <p aria-live="polite" className="text-ink-muted empty:hidden">
          {price && sittings >= PACKAGE_LIMITS.sittings.least && single !== undefined
            ? t('packages.each', { price: money(Math.round(price / sittings)), single: money(single) })
            : null}
        </p>
      </form>
    </DialogSheet>
  )
}
