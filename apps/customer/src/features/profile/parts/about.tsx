import type { Profile } from '@angadi/data/profile/profile.ts'
import { useSaveProfile } from '@angadi/data/profile/save-profile.ts'
import { PROFILE_LENGTHS } from '@angadi/domain/account/profile-limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { profileError } from '../profile-error.ts'

/** The fields of the profile form; each error message is a translation key under `about`. */
const aboutFields = z.object({
  full_name: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(PROFILE_LENGTHS.full_name, 'tooLong')),
  address: z.string().check(z.trim(), z.maxLength(PROFILE_LENGTHS.address, 'tooLong')),
  city: z.string().check(z.trim(), z.maxLength(PROFILE_LENGTHS.city, 'tooLong')),
})
type AboutFields = z.infer<typeof aboutFields>

export interface AboutProps {
  readonly profile: Profile
  /** Called once the server has stored it. */
  readonly onSaved: () => void
}

/** Edits name, address and town (Spec §7 profiles). */
export function About({ profile, onSaved }: AboutProps) {
  const { t } = useTranslation('profile')
  const errorText = useProfileErrorText()
  const { mutateAsync: save } = useSaveProfile()
  const { register, handleSubmit, reset, formState } = useForm<AboutFields>({
    resolver: zodResolver(aboutFields),
    values: {
      full_name: profile.full_name ?? '',
      address: profile.address ?? '',
      city: profile.city ?? '',
    },
    resetOptions: { keepDirtyValues: true },
  })
  const { submit, isBusy } = useSubmission<AboutFields>({
    form: 'profile',
    work: ({ full_name, address, city }) => save({ full_name, address: address || null, city: city || null }),
    onSuccess: (_, stored) => {
      reset(stored)
      onSaved()
    },
    onError: (error) => notify.problem(errorText(error)),
  })
  const problem = (part: keyof AboutFields) => {
    const message = formState.errors[part]?.message
    if (message === undefined) return {}
    return {
      error:
        message === 'required' ? t('about.required') : t('about.tooLong', { count: PROFILE_LENGTHS[part] }),
    }
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit((fields) => submit(fields))(event)}
    >
      <TextField
        label={t('about.name')}
        hint={t('about.nameHint')}
        autoComplete="name"
        maxLength={PROFILE_LENGTHS.full_name}
        {...register('full_name')}
        {...problem('full_name')}
      />
      <TextArea
        label={t('about.address')}
        hint={t('about.addressHint')}
        autoComplete="street-address"
        rows={2}
        maxLength={PROFILE_LENGTHS.address}
        {...register('address')}
        {...problem('address')}
      />
      <TextField
        label={t('about.city')}
        autoComplete="address-level2"
        maxLength={PROFILE_LENGTHS.city}
        {...register('city')}
        {...problem('city')}
      />
      <div>
        <Button type="submit" variant="secondary" busy={isBusy} disabled={!formState.isDirty}>
          {t('about.save')}
        </Button>
      </div>
    </form>
  )
}

/** The message for a profile that could not be saved. */
function useProfileErrorText(): (error: unknown) => string {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  return (error) => {
    const kind = profileError(error)
    return kind === 'server' ? errorText(error) : t(`about.${kind}`)
  }
}
