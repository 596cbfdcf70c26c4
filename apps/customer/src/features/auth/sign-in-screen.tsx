import { prepareSignIn } from '@angadi/auth/sign-in.ts'
import { Waiting } from '@angadi/shell/waiting.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { useEffect } from 'react'
import { BrandSide } from './parts/brand-side.tsx'
import { CodeStep } from './parts/code-step.tsx'
import { PhoneStep } from './parts/phone-step.tsx'
import { useSignInDraft } from './sign-in-draft.ts'
import { useLeave } from './use-leave.ts'

/** Signing in with a phone: the number, then the code that came by SMS (Spec §2 Sign-in, §5 Phone, Code). */
export default function SignInScreen() {
  const isLeaving = useLeave()
  const phone = useSignInDraft((draft) => draft.phone)
  useEffect(prepareSignIn, [])
  if (isLeaving) return <Waiting />
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] md:min-h-[calc(100dvh-4rem)] md:grid-cols-2 md:grid-rows-1">
      <BrandSide />
      <div className="flex flex-col md:justify-center">
        <Page width="form">{phone === null ? <PhoneStep /> : <CodeStep key={phone} phone={phone} />}</Page>
      </div>
    </div>
  )
}
