import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { useSignInDraft } from '../sign-in-draft.ts'
import { useLabels } from '../use-labels.ts'
import { AuthFrame } from './auth-frame.tsx'
import { BeautySignIn } from './beauty-sign-in.tsx'
import { BeautySignUp } from './beauty-sign-up.tsx'
import { BusinessStep } from './business-step.tsx'
import CodeStep from './code-step.tsx'
import EmailStep from './email-step.tsx'
import MailStep from './mail-step.tsx'
import NewPasswordStep from './new-password-step.tsx'
import PhoneStep from './phone-step.tsx'
import { ProgressView } from './progress-view.tsx'
import ResetStep from './reset-step.tsx'
import RoleStep from './role-step.tsx'
import { SignInProgress } from './sign-in-progress.tsx'
import { WelcomeView } from './welcome-view.tsx'

const meta = {
  title: 'Sign-in/Steps',
  component: AuthFrame,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  args: { children: null },
  beforeEach: () => useSignInDraft.getState().forget(),
} satisfies Meta<typeof AuthFrame>
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => undefined

function Guided() {
  const t = useLabels()
  return (
    <>
      <ProgressView t={t} stage="welcome" />
      <WelcomeView t={t} onChoose={nothing} />
    </>
  )
}

const onRole = fn()

export const Welcome: Story = { args: { children: <Guided /> } }

/** In a wide window the brand and the form stand side by side (Spec §2 Sign-in screens). */
export const SideBySide: Story = {
  args: { children: <Guided /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('banner').getBoundingClientRect()
    const form = canvas.getByRole('main').getBoundingClientRect()
    await expect(brand.left).toBe(0)
    await expect(form.left).toBeGreaterThanOrEqual(brand.right)
    await expect(form.top).toBeLessThan(brand.bottom)
    await expect(form.bottom).toBeGreaterThan(brand.top)
  },
}

/** Four roles, one of them selected (Spec §2 Sign-in screens). */
export const Role: Story = {
  args: {
    children: (
      <>
        <SignInProgress step="role" />
        <RoleStep guest chosen="user" onContinue={onRole} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const offered = canvas.getAllByRole('radio')
    await expect(offered).toHaveLength(4)
    for (const [index, name] of [
      /Customer/,
      /Service Provider/,
      /Delivery Partner/,
      /Administrator/,
    ].entries())
      await expect(offered[index]).toHaveAccessibleName(name)
    await userEvent.click(canvas.getByRole('radio', { name: /Service Provider/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(onRole).toHaveBeenLastCalledWith('vendor')
  },
}

export const RoleBeingAssigned: Story = {
  args: {
    children: (
      <>
        <SignInProgress step="complete" />
        <RoleStep busy chosen="delivery" onContinue={onRole} />
      </>
    ),
  },
}

export const Phone: Story = { args: { children: <PhoneStep onSent={nothing} onWay={nothing} /> } }

export const PhoneRefused: Story = {
  args: { children: <PhoneStep onSent={nothing} onWay={nothing} /> },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '5849012345{Enter}')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/6.*7.*8.*9/)
  },
}

export const Code: Story = {
  beforeEach: () => useSignInDraft.getState().codeSent('+919849012345'),
  args: {
    children: (
      <>
        <SignInProgress step="code" />
        <CodeStep phone="+919849012345" onEdit={nothing} />
      </>
    ),
  },
}

/** Enter before the sixth digit shows what is missing (Spec §5 Code). */
export const CodeIncomplete: Story = {
  args: { children: <CodeStep phone="+919849012345" onEdit={nothing} /> },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('textbox')
    if (first) await userEvent.type(first, '12{Enter}')
    await expect(first?.closest('[role=group]')).toHaveAccessibleDescription(/6/)
  },
}

/** Imitates a browser that reads the code from the SMS. */
function withWebOtp(code: string): () => void {
  const { get } = navigator.credentials
  Object.defineProperty(globalThis, 'OTPCredential', { configurable: true, value: class {} })
  Object.defineProperty(navigator.credentials, 'get', {
    configurable: true,
    value: async () => ({ id: '', type: 'otp', code }),
  })
  return () => {
    Reflect.deleteProperty(globalThis, 'OTPCredential')
    Object.defineProperty(navigator.credentials, 'get', { configurable: true, value: get })
  }
}

/** The digits are filled in from the SMS (Spec §2 Sign-in screens). */
export const CodeFromTheMessage: Story = {
  beforeEach: () => withWebOtp('12345'),
  args: { children: <CodeStep phone="+919849012345" onEdit={nothing} /> },
  play: async ({ canvas }) => {
    const digits = await canvas.findAllByRole('textbox')
    await waitFor(() => expect(digits[4]).toHaveValue('5'))
  },
}

function EmailWays({ first }: { readonly first: 'sign-in' | 'sign-up' }) {
  const [mode, setMode] = useState(first)
  return <EmailStep mode={mode} opensAccounts onMode={setMode} onForgot={nothing} onMail={nothing} />
}

/** Switching between signing in and signing up keeps what was typed (Spec §2 Sign-in screens). */
export const EmailSignIn: Story = {
  args: { children: <EmailWays first="sign-in" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'lakshmi@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'New here? Create an account' }))
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeVisible()
    await expect(canvas.getByLabelText('Confirm password')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Have an account? Sign in' }))
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByLabelText('Confirm password')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('lakshmi@example.com')
  },
}

/** Missing input is reported at each field (Spec §2 Sign-in screens). */
export const EmailSignUp: Story = {
  args: { children: <EmailWays first="sign-up" /> },
  play: async ({ canvasElement, userEvent }) => {
    const submit = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')
    if (submit) await userEvent.click(submit)
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThanOrEqual(3)
  },
}

export const CheckMail: Story = {
  args: {
    children: <MailStep email="lakshmi@example.com" isReset={false} onReset={nothing} onSignIn={nothing} />,
  },
}

export const ResetAsked: Story = { args: { children: <ResetStep onSent={nothing} onBack={nothing} /> } }

export const NewPassword: Story = {
  args: { children: <NewPasswordStep isSignedIn onSaved={nothing} onAgain={nothing} /> },
}

export const NewPasswordTooLate: Story = {
  args: { children: <NewPasswordStep isSignedIn={false} onSaved={nothing} onAgain={nothing} /> },
}

export const Business: Story = { args: { children: <BusinessStep held="vendor" onCustomer={nothing} /> } }

export const BeautyIn: Story = { args: { children: <BeautySignIn onMail={nothing} onForgot={nothing} /> } }

/** The button stays disabled until all fields are filled in (Spec §5 Beauty). */
export const BeautyUp: Story = {
  args: { children: <BeautySignUp onMail={nothing} /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button[type=submit]')).toBeDisabled()
  },
}
