/** The most pixels that are read: a phone's memory holds four bytes for each while the photo is cropped. */
export const MOST_PIXELS = 60_000_000
/** The largest file that is looked at, in bytes. */
export const MOST_PHOTO_FILE_BYTES = 40_000_000
