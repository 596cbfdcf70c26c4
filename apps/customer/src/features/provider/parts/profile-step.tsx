import { useSaveApplication } from '@angadi/data/applications/apply.ts'
import type { Application, ApplicationProfile } from '@angadi/data/applications/my-applications.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useRef, useState } from 'react'
import { AddressPin } from '../../../shared/address/address-pin.tsx'

const VEHICLES = ['bike', 'scooter', 'bicycle', 'auto', 'car'] as const
/** The longest texts, in characters, as in the database. */
const LONGEST = { name: 80, legal_name: 120, address: 200, area: 60, about: 140 } as const
const LEAST_NAME = 2
const LEAST_ADDRESS = 5
/** What can be left out by mistake, as it stands from top to bottom. */
const ASKED = ['name', 'vehicle_kind', 'legal_name', 'address'] as const

export interface ProfileStepProps {
  readonly application: Application
  readonly onNext: () => void
}

/** What an applicant tells of themselves, or of their business: kept at every step. */
export function ProfileStep({ application, onNext }: ProfileStepProps) {
  const { t } = useTranslation('provider')
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const language = useLanguage((state) => state.language)
  const [profile, setProfile] = useState<ApplicationProfile>(application.profile)
  const [isShown, setShown] = useState(false)
  const pin = useRef<HTMLButtonElement>(null)
  const { mutateAsync: save } = useSaveApplication(application.id)
  const { submit, isBusy, error } = useSubmission({
    form: 'application-profile',
    work: (wanted: ApplicationProfile) => save({ profile: wanted, language }),
    onSuccess: onNext,
    onError: () => undefined,
  })
  const isCourier = application.role === 'courier'
  const place = placeIn(profile)
  const wrong = {
    name: (profile.name ?? '').trim().length < LEAST_NAME,
    legal_name: !isCourier && (profile.legal_name ?? '').trim().length < LEAST_NAME,
    address: !isCourier && (profile.address ?? '').trim().length < LEAST_ADDRESS,
    vehicle_kind: isCourier && !profile.vehicle_kind,
    place: place === undefined,
  }
  const field = (name: keyof typeof LONGEST, isWrong = false) => ({
    name,
    label: t(isCourier && name === 'name' ? 'profile.ownName' : `profile.${name}`),
    maxLength: LONGEST[name],
    value: profile[name] ?? '',
    error: isShown && isWrong ? t('profile.missing') : undefined,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setProfile((before) => ({ ...before, [name]: currentTarget.value })),
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setShown(true)
        const first = ASKED.find((one) => wrong[one])
        const control = first ? event.currentTarget.elements.namedItem(first) : pin.current
        if (!Object.values(wrong).includes(true)) void submit(profile)
        else if (control instanceof HTMLElement) control.focus()
      }}
    >
      {error ? (
        <Banner urgent tone="danger">
          {errorText(error)}
        </Banner>
      ) : null}
      <TextField autoComplete={isCourier ? 'name' : 'organization'} {...field('name', wrong.name)} />
      {isCourier ? (
        <Select
          name="vehicle_kind"
          label={t('profile.vehicle_kind')}
          value={profile.vehicle_kind ?? ''}
          error={isShown && wrong.vehicle_kind ? t('profile.missing') : undefined}
          onChange={({ currentTarget: { value } }) =>
            setProfile((before) => ({ ...before, vehicle_kind: value }))
          }
          options={[
            { value: '', label: t('profile.choose') },
            ...VEHICLES.map((one) => ({ value: one, label: t(`profile.vehicle.${one}`) })),
          ]}
        />
      ) : (
        <>
          <TextField hint={t('profile.legalHint')} {...field('legal_name', wrong.legal_name)} />
          <TextField autoComplete="street-address" {...field('address', wrong.address)} />
          <TextField autoComplete="address-level2" {...field('area')} />
          <TextArea hint={t('profile.aboutHint')} {...field('about')} />
        </>
      )}
      <AddressPin
        value={place}
        onChange={({ lat, lng }) => setProfile((before) => ({ ...before, lat, lng }))}
        focusRef={pin}
        {...(isShown && wrong.place ? { error: t('profile.placeMissing') } : {})}
      />
      <Button type="submit" size="lg" wide busy={isBusy} unavailableReason={offline}>
        {t('saveAndGoOn')}
      </Button>
    </form>
  )
}

function placeIn({ lat, lng }: ApplicationProfile): LatLng | undefined {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}
