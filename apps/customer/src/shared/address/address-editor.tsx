import type { Address } from '@angadi/data/addresses/addresses.ts'
import { useSaveAddress } from '@angadi/data/addresses/change-addresses.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { LONGEST_PASTED } from '@angadi/domain/typed/pasted.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { townNear } from '@angadi/location/towns.ts'
import { RestoredFormNotice } from '@angadi/shell/submission/restored-form-notice.tsx'
import { useSavedForm } from '@angadi/shell/submission/use-saved-form.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { addressKind } from '../order/address-labels.ts'
import {
  ADDRESS_LENGTHS,
  type AddressFields,
  addressDraft,
  addressFields,
  fieldsOfAddress,
  typedAddress,
  useUnsavedAddress,
} from './address-form.ts'
import { AddressPin } from './address-pin.tsx'
import { type AddressAt, useNamedPlace } from './use-named-place.ts'

export interface AddressEditorProps {
  /** The saved address to edit; a new one without it. */
  readonly address?: Address | undefined
  /** The id of the form, for the submit button outside of it. */
  readonly form: string
  readonly onSaving: (isSaving: boolean) => void
  /** What keeps it from being saved, to be shown beside the button; undefined once it is mended. */
  readonly onProblem: (problem: string | undefined) => void
  /** Asks the server for the address of the pin. */
  readonly askAddress?: AddressAt | undefined
  readonly onSaved: (addressId: string) => void
}

const KINDS = ['home', 'work', 'other'] as const
const MISSING = ['position', 'name', 'house', 'street', 'tooLong', 'landmark', 'city', 'pincode'] as const
/** In the order of the form: the first that is not right takes the focus. */
const FIELDS = ['pin', 'name', 'house', 'street', 'landmark', 'city', 'pincode'] as const

/** The form of an address: its pin on the map for the courier, which fills what it knows, then its text fields. */
export function AddressEditor({
  address,
  form,
  onSaving,
  onSaved,
  onProblem,
  askAddress,
}: AddressEditorProps) {
  const { t } = useTranslation('checkout')
  const location = useDeliveryLocation((state) => state.location)
  const { fields: unsaved, keep } = useUnsavedAddress()
  const { mutateAsync: save } = useSaveAddress()
  const saved = useSavedForm({ form: address ? `address-${address.id}` : 'address', read: typedAddress })
  const usual = address ? fieldsOfAddress(address, addressKind(address.label)) : fieldsNear(location)
  const { register, control, watch, getValues, setValue, setFocus, trigger, reset, formState } =
    useForm<AddressFields>({
      resolver: zodResolver(addressFields),
      defaultValues: (address ? undefined : unsaved) ?? saved.recovered ?? usual,
    })
  const isNew = address === undefined
  const isSaved = useRef(false)
  useEffect(
    () => () => {
      if (isNew) keep(isSaved.current ? undefined : getValues())
    },
    [isNew, keep, getValues],
  )
  const { errors } = formState
  const { place, name: namePlace } = useNamedPlace(askAddress)
  /** What the pin has filled in: another pin may replace it, what somebody typed stays. */
  const filled = useRef<Partial<Record<'street' | 'city' | 'pincode', string>>>({
    city: usual.city,
    pincode: usual.pincode,
  })
  const fillFrom = async (point: LatLng) => {
    const found = await namePlace(point)
    if (!found) return
    for (const field of ['street', 'city', 'pincode'] as const) {
      const [now, next] = [getValues(field), found[field]]
      if (next === undefined || (now !== '' && now !== filled.current[field])) continue
      filled.current[field] = next
      setValue(field, next, { shouldValidate: errors[field] !== undefined })
    }
    saved.save(getValues())
  }
  const keepTyped = useEffectEvent((changed: string | undefined) => {
    saved.save(getValues())
    // What was found wrong is looked at again with every letter.
    const field = FIELDS.find((one) => one === changed)
    if (field !== undefined && errors[field]) void trigger(field)
  })
  useEffect(() => {
    // Only changes by the user: a reset must not be saved.
    const { unsubscribe } = watch((_, { type, name }) => {
      if (type === 'change') keepTyped(name)
    })
    return unsubscribe
  }, [watch])
  const { submit, isBusy } = useSubmission<AddressFields, string>({
    form: 'address',
    validate: async () => {
      if (await trigger()) return true
      const wrong = FIELDS.find((field) => control.getFieldState(field).invalid)
      if (wrong) setFocus(wrong)
      return false
    },
    work: (typed, signal) => {
      const fields = addressFields.parse(typed)
      const draft = addressDraft(fields, fields.kind === 'other' ? fields.name : t(`address.${fields.kind}`))
      if (!draft) throw new Error('an address without a pin')
      return save({ ...(address ? { id: address.id } : {}), draft, signal })
    },
    onSuccess: (id) => {
      saved.forget()
      isSaved.current = true
      onSaved(id)
    },
  })
  useEffect(() => onSaving(isBusy), [isBusy, onSaving])
  const problemOf = (name: keyof AddressFields) => {
    const key = MISSING.find((one) => one === errors[name]?.message)
    return key ? t(`address.missing.${key}`) : undefined
  }
  const problem = (name: keyof AddressFields) => {
    const error = problemOf(name)
    return error ? { error } : {}
  }
  const wrong = FIELDS.find((name) => problemOf(name) !== undefined)
  const firstProblem = wrong && problemOf(wrong)
  useEffect(() => onProblem(firstProblem), [firstProblem, onProblem])
  return (
    <form
      id={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(getValues())
      }}
    >
      {saved.isRecovered ? (
        <RestoredFormNotice
          onDiscard={() => {
            saved.forget()
            reset(usual)
          }}
        />
      ) : null}
      <Controller
        control={control}
        name="pin"
        render={({ field }) => (
          <AddressPin
            value={field.value}
            place={place?.text}
            onChange={(point) => {
              field.onChange(point)
              void fillFrom(point)
            }}
            focusRef={field.ref}
            {...problem('pin')}
          />
        )}
      />
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <SegmentedControl
            label={t('address.kind')}
            segments={KINDS.map((kind) => ({ value: kind, label: t(`address.${kind}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {watch('kind') === 'other' ? (
        <TextField
          label={t('address.name')}
          placeholder={t('address.namePlaceholder')}
          maxLength={ADDRESS_LENGTHS.name}
          {...register('name')}
          {...problem('name')}
        />
      ) : null}
      <TextField
        label={t('address.house')}
        autoComplete="address-line1"
        maxLength={ADDRESS_LENGTHS.house}
        {...register('house')}
        {...problem('house')}
      />
      <TextField
        label={t('address.street')}
        autoComplete="address-line2"
        maxLength={ADDRESS_LENGTHS.street}
        {...register('street')}
        {...problem('street')}
      />
      <TextField
        label={t('address.landmark')}
        hint={t('address.landmarkHint')}
        maxLength={ADDRESS_LENGTHS.landmark}
        {...register('landmark')}
        {...problem('landmark')}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t('address.city')}
          autoComplete="address-level2"
          maxLength={ADDRESS_LENGTHS.city}
          {...register('city')}
          {...problem('city')}
        />
        <TextField
          label={t('address.pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={LONGEST_PASTED}
          {...register('pincode')}
          {...problem('pincode')}
        />
      </div>
    </form>
  )
}

/** Empty fields, with city and pincode of the current location. */
function fieldsNear(location: { readonly lat: number; readonly lng: number } | undefined): AddressFields {
  const town = location ? townNear(location) : undefined
  return {
    kind: 'home',
    name: '',
    house: '',
    street: '',
    landmark: '',
    city: town?.city ?? '',
    pincode: town?.pincode ?? '',
  }
}
