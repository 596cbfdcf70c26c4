import { NumberStepper, type NumberStepperProps } from '@angadi/ui/number-stepper/number-stepper.tsx'

/** A number stepper of a form, with its label above it. */
export function StepperField(stepper: NumberStepperProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">{stepper.label}</span>
      <NumberStepper {...stepper} />
    </div>
  )
}
