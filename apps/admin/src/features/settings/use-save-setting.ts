import type { Setting } from '@angadi/data/settings/setting.ts'
import { useUpdateSetting } from '@angadi/data/settings/update-setting.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Saves a setting and shows the result (Spec §4 Submission lifecycle, §8 Settings). */
export function useSaveSetting({ setting_key: key }: Setting) {
  const { t } = useTranslation('header')
  const errorText = useErrorText()
  const { mutateAsync: update, variables } = useUpdateSetting()
  const { submit, isBusy } = useSubmission({
    form: `setting-${key}`,
    work: (value: Setting['setting_value']) => update({ key, value }),
    onSuccess: () => notify.success(t('settings.saved'), { id: `setting-${key}` }),
    onError: (error) =>
      notify.problem(t('settings.saveFailed'), { id: `setting-${key}`, description: errorText(error) }),
  })
  return {
    isSaving: isBusy,
    /** The value that is being saved. */
    saving: isBusy ? variables?.value : undefined,
    save: (value: Setting['setting_value']) => void submit(value),
  }
}
