import { type NewVendor, useAddVendor } from '@angadi/data/vendor-desk/vendors.ts'
import { COUNTRY_CODE, readPhone } from '@angadi/domain/phone.ts'
import {
  ADDED_KINDS,
  type AddedKind,
  NEW_VENDOR_LIMITS,
  readCommission,
  readPlace,
  USUAL_COMMISSION,
} from '@angadi/domain/vendors/new-vendor.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

interface Draft {
  readonly name: string
  readonly kind: AddedKind
  readonly phone: string
  readonly address: string
  readonly area: string
  readonly place: string
  /** Undefined while the usual one of the trade is proposed. */
  readonly commission: string | undefined
  readonly idempotencyKey: string
}

function emptyDraft(): Draft {
  const texts = { name: '', phone: '', address: '', area: '', place: '' }
  return { ...texts, kind: 'food', commission: undefined, idempotencyKey: crypto.randomUUID() }
}

/** The vendor that a draft describes, or the fields that are not right. */
function readDraft(draft: Draft): { readonly vendor?: NewVendor; readonly wrong: ReadonlySet<string> } {
  const [name, address, area] = [draft.name.trim(), draft.address.trim(), draft.area.trim()]
  const phone = readPhone(draft.phone)
  const place = readPlace(draft.place)
  const commissionBp = readCommission(draft.commission ?? String(USUAL_COMMISSION[draft.kind]))
  const wrong = new Set<string>()
  if (name.length < NEW_VENDOR_LIMITS.name.least) wrong.add('name')
  if (address.length < NEW_VENDOR_LIMITS.address.least) wrong.add('address')
  if (!phone.ok) wrong.add('phone')
  if (!place) wrong.add('place')
  if (commissionBp === undefined) wrong.add('commission')
  if (wrong.size > 0 || !phone.ok || !place || commissionBp === undefined) return { wrong }
  const { kind, idempotencyKey } = draft
  const vendor = { name, kind, address, area, ...place, ownerPhone: phone.e164, commissionBp, idempotencyKey }
  return { vendor, wrong }
}

/** Adds a vendor: its name and trade, its owner's number, where it is, and what the platform keeps. */
export function VendorForm() {
  const { t } = useTranslation('vendor-desk')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: add } = useAddVendor()
  const [draft, setDraft] = useState(emptyDraft)
  const [isShown, setShown] = useState(false)
  // A changed form is another request than the one that may have arrived.
  const change = (part: Partial<Draft>) =>
    setDraft((before) => ({ ...before, idempotencyKey: crypto.randomUUID(), ...part }))
  const { vendor, wrong } = readDraft(draft)
  const { submit, isBusy } = useSubmission({
    form: 'vendor',
    work: (added: NewVendor) => add(added),
    onSuccess: (added) => {
      setShown(false)
      setDraft(emptyDraft())
      notify.success(t('added', { name: added.name, region: added.region_name }), {
        description: t('addedText'),
      })
    },
    onError: (error) => notify.problem(t('addFailed'), { description: errorText(error) }),
  })
  const errorOf = (field: 'name' | 'phone' | 'address' | 'place' | 'commission') =>
    isShown && wrong.has(field) ? t(`wrong.${field}`) : undefined
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setShown(true)
        if (vendor) void submit(vendor)
      }}
    >
      <TextField
        label={t('field.name')}
        value={draft.name}
        maxLength={NEW_VENDOR_LIMITS.name.most}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Select
        label={t('field.kind')}
        value={draft.kind}
        onChange={(event) => {
          const chosen = ADDED_KINDS.find((kind) => kind === event.currentTarget.value)
          if (chosen) change({ kind: chosen })
        }}
        options={ADDED_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <TextField
        label={t('field.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        lead={COUNTRY_CODE}
        hint={t('hint.phone')}
        value={draft.phone}
        error={errorOf('phone')}
        onChange={(event) => change({ phone: event.currentTarget.value })}
      />
      <TextField
        label={t('field.address')}
        value={draft.address}
        maxLength={NEW_VENDOR_LIMITS.address.most}
        error={errorOf('address')}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <TextField
        label={t('field.area')}
        value={draft.area}
        maxLength={NEW_VENDOR_LIMITS.area.most}
        onChange={(event) => change({ area: event.currentTarget.value })}
      />
      <TextField
        label={t('field.place')}
        hint={t('hint.place')}
        value={draft.place}
        error={errorOf('place')}
        onChange={(event) => change({ place: event.currentTarget.value })}
      />
      <TextField
        label={t('field.commission')}
        inputMode="decimal"
        trail="%"
        value={draft.commission ?? String(USUAL_COMMISSION[draft.kind])}
        error={errorOf('commission')}
        onChange={(event) => change({ commission: event.currentTarget.value })}
      />
      <Button type="submit" busy={isBusy} unavailableReason={unavailableReason}>
        {t('add')}
      </Button>
    </form>
  )
}
