import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { type MadeInvitation, useInviteStaff, type VendorPeople } from '@angadi/data/vendor-people/people.ts'
import type { Position } from '@angadi/data/vendor-people/rights.ts'
import { readPhone } from '@angadi/domain/phone.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import ShareSheet from '@angadi/shell/share/share-sheet.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { type FormEvent, useId, useState } from 'react'
import { PositionChoice } from './position-choice.tsx'

export interface InviteSheetProps {
  readonly vendor: MyVendor
  readonly positions: VendorPeople['positions']
  readonly onClose: () => void
}

/** Invites a number to work for a business; then the link to send, which is shown only here. */
export default function InviteSheet({ vendor, positions, onClose }: InviteSheetProps) {
  const { t } = useTranslation(['vendor-people', 'common'])
  const errorText = useErrorText()
  const form = useId()
  const [phone, setPhone] = useState('')
  const [position, setPosition] = useState<Position>('staff')
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<MadeInvitation>()
  const { mutateAsync, isPending } = useInviteStaff(vendor.id)
  const invite = (event: FormEvent) => {
    event.preventDefault()
    const read = readPhone(phone)
    if (!read.ok) {
      setProblem(t('invite.phoneWrong'))
      return
    }
    mutateAsync({ phone: read.e164, position }).then(setMade, (error: unknown) =>
      setProblem(errorText(error)),
    )
  }
  if (made)
    return (
      <ShareSheet
        title={t('invite.linkTitle', { end: made.phone_end })}
        note={t('invite.linkText')}
        path={`${pathTo('vendorInvitation')}?link=${made.link}`}
        qrLabel={t('invite.qr')}
        message={{ title: vendor.name, text: t('invite.message', { vendor: vendor.name }) }}
        onClose={onClose}
      />
    )
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('invite.title')}
      description={t('invite.text')}
      closeLabel={t('common:close')}
      footer={
        <Button wide type="submit" form={form} busy={isPending}>
          {t('invite.send')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={invite} className="flex flex-col gap-4">
        <TextField
          label={t('invite.phone')}
          lead="+91"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={phone}
          error={problem}
          onChange={(event) => {
            setPhone(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
        <PositionChoice positions={positions} value={position} onChange={setPosition} />
      </form>
    </DialogSheet>
  )
}
