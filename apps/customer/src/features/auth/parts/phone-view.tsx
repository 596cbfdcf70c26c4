import { COUNTRY_CODE } from '@angadi/domain/phone.ts'
import type { Translate } from '@angadi/i18n/first-namespaces.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import type { Ref } from 'react'
import { StepHead } from './step-head.tsx'

export interface PhoneViewProps {
  readonly t: Translate<'auth'>
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onSend: () => void
  /** The selected tab, while its content is still loading. */
  readonly way?: 'phone' | 'email'
  readonly onWay: (way: 'phone' | 'email') => void
  readonly busy: boolean
  readonly error?: string | undefined
  readonly field: Ref<HTMLInputElement>
}

/** Asks for the phone number (Spec §2 Phone or Email tab, §5 Phone: Send is disabled when empty or busy). */
export function PhoneView({
  t,
  typed,
  onType,
  onSend,
  way = 'phone',
  onWay,
  busy,
  error,
  field,
}: PhoneViewProps) {
  return (
    <>
      <WayTabs t={t} way={way} onChange={onWay} />
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSend()
        }}
      >
        <StepHead title={t('phone.title')}>{t('phone.text')}</StepHead>
        <TextField
          ref={field}
          label={t('phone.label')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          name="phone"
          lead={COUNTRY_CODE}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          {...(error ? { error } : {})}
        />
        <Button type="submit" size="lg" wide disabled={typed.trim() === ''} busy={busy}>
          {t('phone.send')}
        </Button>
      </form>
      <GuestLink t={t} />
    </>
  )
}

interface WayTabsProps {
  readonly t: Translate<'auth'>
  readonly way: 'phone' | 'email'
  readonly onChange: (way: 'phone' | 'email') => void
}

/** Phone or e-mail (Spec §2 Phone or Email tab). */
export function WayTabs({ t, way, onChange }: WayTabsProps) {
  return (
    <SegmentedControl
      label={t('tabs.label')}
      segments={[
        { value: 'phone', label: t('tabs.phone') },
        { value: 'email', label: t('tabs.email') },
      ]}
      value={way}
      onChange={onChange}
    />
  )
}

/** Link to continue as a guest. */
export function GuestLink({ t }: { readonly t: Translate<'auth'> }) {
  return (
    <LinkButton variant="quiet" wide render={<a href={pathTo('home')} />}>
      {t('guest')}
    </LinkButton>
  )
}
