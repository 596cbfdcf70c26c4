import { z } from 'zod'

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
})

/** A test of Playwright's JSON report, once per project. */
export type ReportedSpec = z.infer<typeof spec>

type Suite = { specs: ReportedSpec[]; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})
const report = z.object({ suites: z.array(suite) })

function specsIn({ specs, suites = [] }: Suite): readonly ReportedSpec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

/** @throws when the text is not a JSON report of Playwright */
export function reportedSpecs(text: string): readonly ReportedSpec[] {
  return report.parse(JSON.parse(text)).suites.flatMap(specsIn)
}
