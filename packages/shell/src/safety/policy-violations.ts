/** Something that the page's content policy has blocked. */
export interface PolicyViolation {
  readonly directive: string
  readonly blocked: string
  readonly source: string
  readonly line: number
}

type Listener = (violation: PolicyViolation) => void

/** Violations before there was a listener, at most this many. */
const STORED = 10
/** Browser extensions insert content that the page's policy forbids: that is not an attack. */
const EXTENSION = /^[a-z-]*extension:/

const stored: PolicyViolation[] = []
let listener: Listener | undefined

/** Starts listening. Tiny, so that it can come first in a page. */
export function catchPolicyViolations(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      if (EXTENSION.test(blockedURI) || EXTENSION.test(sourceFile)) return
      const violation = {
        directive: effectiveDirective,
        blocked: blockedURI,
        source: sourceFile,
        line: lineNumber,
      }
      if (listener) listener(violation)
      else if (stored.length < STORED) stored.push(violation)
    },
  )
}

/** Calls one listener for each violation, earlier ones first. */
export function onPolicyViolation(told: Listener): void {
  listener = told
  for (const violation of stored.splice(0)) told(violation)
}
