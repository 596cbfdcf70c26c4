import { useRegions } from '@angadi/data/admin-console/overview.ts'
import { type NewBanner, useAddBanner } from '@angadi/data/banners/banners.ts'
import { HUES } from '@angadi/data/home/home-page.ts'
import { BANNER_LIMITS, isSitePath } from '@angadi/domain/banners/banner-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

const EMPTY = {
  title: '',
  hi: '',
  te: '',
  note: '',
  target: '/food',
  region: '',
  hue: 'food',
  from: '',
  to: '',
  forNewcomers: false,
}

/** Whether a banner may lead there: a path of this site that has a screen. */
function leadsSomewhere(target: string): boolean {
  const [pathname = target] = target.split('?')
  return isSitePath(target) && matchRoute(pathname)?.route !== undefined
}

/** Adds a banner: its words in three languages, where it leads, for whom, where and when. */
export function BannerForm() {
  const { t } = useTranslation('banners')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { data: regions = [] } = useRegions()
  const { mutateAsync: add } = useAddBanner()
  const [draft, setDraft] = useState(EMPTY)
  const [isShown, setShown] = useState(false)
  const change = (part: Partial<typeof EMPTY>) => setDraft((before) => ({ ...before, ...part }))
  const title = draft.title.trim()
  const isTitle = title.length >= BANNER_LIMITS.title.least && title.length <= BANNER_LIMITS.title.most
  const isTarget = leadsSomewhere(draft.target)
  const from = draft.from ? new Date(draft.from) : undefined
  const to = draft.to ? new Date(draft.to) : undefined
  const isSpan = to === undefined || to.getTime() > (from?.getTime() ?? 0)
  const { submit, isBusy } = useSubmission({
    form: 'banner',
    work: (banner: NewBanner) => add(banner),
    onSuccess: () => {
      setShown(false)
      setDraft(EMPTY)
      notify.success(t('added'))
    },
    onError: (error) => notify.problem(t('addFailed'), { description: errorText(error) }),
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setShown(true)
        if (!isTitle || !isTarget || !isSpan) return
        const entries = Object.entries({ hi: draft.hi.trim(), te: draft.te.trim() })
        void submit({
          title,
          titleTranslations: Object.fromEntries(entries.filter(([, text]) => text !== '')),
          note: draft.note.trim(),
          target: draft.target,
          hue: HUES.find((hue) => hue === draft.hue) ?? 'food',
          region: draft.region || undefined,
          from,
          to,
          forNewcomers: draft.forNewcomers,
        })
      }}
    >
      <TextField
        label={t('field.title')}
        value={draft.title}
        maxLength={BANNER_LIMITS.title.most}
        error={isShown && !isTitle ? t('wrong.title', BANNER_LIMITS.title) : undefined}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextField
        label={t('field.hi')}
        lang="hi"
        value={draft.hi}
        maxLength={BANNER_LIMITS.title.most}
        onChange={(event) => change({ hi: event.currentTarget.value })}
      />
      <TextField
        label={t('field.te')}
        lang="te"
        value={draft.te}
        maxLength={BANNER_LIMITS.title.most}
        onChange={(event) => change({ te: event.currentTarget.value })}
      />
      <TextField
        label={t('field.note')}
        value={draft.note}
        maxLength={BANNER_LIMITS.note.most}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <TextField
        label={t('field.target')}
        inputMode="url"
        value={draft.target}
        error={isShown && !isTarget ? t('wrong.target') : undefined}
        onChange={(event) => change({ target: event.currentTarget.value })}
      />
      <Select
        label={t('field.region')}
        value={draft.region}
        onChange={(event) => change({ region: event.currentTarget.value })}
        options={[
          { value: '', label: t('everywhere') },
          ...regions.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <Select
        label={t('field.hue')}
        value={draft.hue}
        onChange={(event) => change({ hue: event.currentTarget.value })}
        options={HUES.map((hue) => ({ value: hue, label: t(`hue.${hue}`) }))}
      />
      <TextField
        label={t('field.from')}
        type="datetime-local"
        value={draft.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextField
        label={t('field.to')}
        type="datetime-local"
        value={draft.to}
        error={isShown && !isSpan ? t('wrong.to') : undefined}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
      <Checkbox
        label={t('field.newcomers')}
        checked={draft.forNewcomers}
        onChange={(event) => change({ forNewcomers: event.currentTarget.checked })}
      />
      <Button type="submit" busy={isBusy} unavailableReason={unavailableReason}>
        {t('add')}
      </Button>
    </form>
  )
}
