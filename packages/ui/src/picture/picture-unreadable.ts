/** Thrown for a file that the browser cannot show as a picture. */
export class PictureUnreadable extends Error {}

/** Thrown for an HEIC photo that could not be converted either: it can be saved as JPEG. */
export class HeicUnreadable extends PictureUnreadable {}
