import { z } from 'zod'

/** What one screen measured in one showing; lengths in CSS pixels, parts of a whole from 0 to 1. */
export const measuredSchema = z.object({
  /** Filled buttons in the colour of actions that are in sight. */
  filled: z.array(z.string()),
  /** Pictures of at least 40 × 40 in sight. */
  pictures: z.int(),
  /** Icons wider than 28. */
  largeIcons: z.array(z.string()),
  /** Pictures without their colours. */
  greyPictures: z.int(),
  /** Controls whose area for the finger is under 44 × 44. */
  smallTargets: z.array(z.string()),
  /** Controls that something floating covers while the page stands at its end. */
  coveredControls: z.array(z.string()),
  /** Labels of controls and headings that do not fit into their box. */
  cutLabels: z.array(z.string()),
  /** Texts of several lines in an Indian script whose lines are closer than 1.4 of their letters. */
  touchingLines: z.array(z.string()),
  /** Rails whose last card in sight is shown to less than 30 or more than 80 %. */
  wholeRails: z.array(z.string()),
  /** How far the page is wider than its window. */
  overflow: z.number(),
  /** Sum of the layout shifts that no input caused. */
  shift: z.number(),
  /** Part of the window in the colours of offers. */
  amber: z.number(),
  /** Bars at the top of the window, and bars floating above its bottom navigation. */
  topBars: z.int(),
  floatingBars: z.int(),
  /** What those bars cover together. */
  barsHeight: z.number(),
  /** Whether one of them names an amount. */
  moneyInBars: z.boolean(),
  /** The largest letters in sight, and where they end. */
  largestType: z.object({ size: z.number(), bottom: z.number() }),
  /** Whether a time of day is in sight. */
  clockInSight: z.boolean(),
  /** Height of the page. */
  height: z.number(),
  inputs: z.int(),
  /** How many of each kind of thing are in sight: 2.5 is two whole ones and a half. */
  inSight: z.record(z.string(), z.number()),
})
export type Measured = z.infer<typeof measuredSchema>

/** The measurements of one showing, screen by screen. */
export const showingSchema = z.record(z.string(), measuredSchema)
